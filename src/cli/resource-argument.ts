import { AppError } from '../domain/app-error.ts';

/** What a command is given to name a project, or a screen in it. */
export interface NamedResource {
  project: string;
  screen?: string | undefined;
}

const NAME = /^(?:projects\/)?(?<project>[^/]+)(?:\/screens)?(?:\/(?<screen>[^/]+))?$/;

/** `projects/…`, `projects/…/screens/…`, the same without the words. Throws INVALID_ARGUMENT. */
export function parseResource(name: string): NamedResource {
  const { project, screen } = NAME.exec(name)?.groups ?? {};
  if (project !== undefined) return { project, screen };
  throw new AppError('INVALID_ARGUMENT', `${name} names neither a project nor a screen`, {
    hint: 'Give projects/… or projects/…/screens/…; tailorbird list has them.',
  });
}

/** The same where only a screen will do. */
export function parseScreenName(name: string): { project: string; screen: string } {
  const { project, screen } = parseResource(name);
  if (screen !== undefined) return { project, screen };
  throw new AppError('INVALID_ARGUMENT', `${name} names no screen`, {
    hint: `Give projects/…/screens/…; tailorbird list ${name} has those of the project.`,
  });
}
