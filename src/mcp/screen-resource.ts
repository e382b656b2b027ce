import type { ReadResourceResult } from '@modelcontextprotocol/server';
import {
  parseScreenElement,
  parseScreenHtml,
  parseScreenOutline,
  parseScreenPicture,
} from '../contract/screen-reading-requests.ts';
import type { CallContext, Deps } from '../operations/deps.ts';
import { readScreenElement } from '../operations/read-screen-element.ts';
import { readScreenHtml } from '../operations/read-screen-html.ts';
import { readScreenOutline } from '../operations/read-screen-outline.ts';
import { readScreenPicture } from '../operations/read-screen-picture.ts';
import type { NamedScreenReading } from './resource-uri.ts';

type Content = ReadResourceResult['contents'][number];

/** A screen as it stands, read by an agent that looks at its work: outline and elements as text, pictures as Base64. */
export async function readScreenResource(
  deps: Deps,
  uri: string,
  { kind, ...named }: NamedScreenReading,
  context: CallContext,
): Promise<Content> {
  switch (kind) {
    case 'outline':
      return { uri, mimeType: 'text/plain', text: await readScreenOutline(deps, parseScreenOutline(named), context) };
    case 'element':
      return { uri, mimeType: 'text/html', text: await readScreenElement(deps, parseScreenElement(named), context) };
    case 'html':
      return { uri, mimeType: 'text/html', text: await readScreenHtml(deps, parseScreenHtml(named), context) };
    case 'picture': {
      const png = await readScreenPicture(deps, parseScreenPicture(named), context);
      return { uri, mimeType: 'image/png', blob: Buffer.from(png).toString('base64') };
    }
  }
}
