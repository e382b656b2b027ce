import type { RouteInput, RouteOutput } from '../contract/routes/define-routes.ts';
import { toWireDesignTheme } from '../contract/shapes/design-theme.ts';
import type { Operation } from './deps.ts';
import { readUploadedDesignMd } from './read-uploaded-design-md.ts';

/** What a DESIGN.md says, and what of it could not be used. Stores nothing. */
export const readDesignMd: Operation<RouteInput<'readDesignMd'>, RouteOutput<'readDesignMd'>> = async (
  deps,
  { designMd },
  context,
) => {
  const { theme, displayName, findings } = await readUploadedDesignMd(deps, designMd, context.caller.userId, context);
  return {
    displayName,
    ...(theme && { theme: toWireDesignTheme(theme) }),
    findings: findings.map(({ severity, message, line }) => ({
      severity,
      message,
      ...(line !== undefined && { line }),
    })),
  };
};
