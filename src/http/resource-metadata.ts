import { Hono } from 'hono';
import { addressOf } from './address-of.ts';

export const METADATA_PATH = '/.well-known/oauth-protected-resource';

/**
 * Tells clients where to get a token (RFC 9728). Only where an identity provider is set: half an advertisement sends clients
 * where nobody is.
 */
export function createResourceMetadata({
  issuer,
  publicUrl,
}: {
  issuer: string;
  publicUrl?: string | undefined;
}): Hono {
  const describe = (request: Request) => ({
    resource: `${publicUrl ?? addressOf(request)}/mcp`,
    authorization_servers: [issuer],
    bearer_methods_supported: ['header'],
  });
  return new Hono()
    .get(METADATA_PATH, (context) => context.json(describe(context.req.raw)))
    .get(`${METADATA_PATH}/mcp`, (context) => context.json(describe(context.req.raw)));
}
