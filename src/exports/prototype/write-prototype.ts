import type { DrawnDevice } from '../../domain/designer.ts';
import type { ScreenLink } from '../../domain/screen-link.ts';
import { DEVICE_HEIGHT_PX, DEVICE_WIDTH_PX } from '../../domain/unspecified.ts';
import { BRIDGE_SCRIPT } from './bridge-script.ts';
import { PLAYER_BODY, PLAYER_STYLE } from './player-page.ts';
import { PLAYER_SCRIPT } from './player-script.ts';

/** One screen of a prototype, with what its elements lead to. */
export interface PlayedScreen {
  id: string;
  title: string;
  /** The stored document. */
  html: string;
  device: DrawnDevice;
  links: readonly Pick<ScreenLink, 'elementId' | 'targetId' | 'transition'>[];
}

interface Prototype {
  title: string;
  /** Id of the screen that is shown first. */
  start: string;
  screens: readonly PlayedScreen[];
}

interface WrittenPrototype {
  html: string;
  /** The content security policy that stands in the page too. */
  policy: string;
}

/**
 * A prototype as one HTML file that asks for nothing: every screen is in it, in a frame of its own without an origin, and the
 * two scripts that play it are the only ones that its policy lets run.
 */
export async function writePrototype({ title, start, screens }: Prototype): Promise<WrittenPrototype> {
  const hashes = await Promise.all([PLAYER_SCRIPT, BRIDGE_SCRIPT].map(toHash));
  const policy = [
    "default-src 'none'",
    `script-src ${hashes.join(' ')}`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
  const data = { start, screens: screens.map(toPlayed) };
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="Tailorbird">
<title>${escapeText(title)}</title>
<style>${PLAYER_STYLE}</style>
</head>
<body>
${PLAYER_BODY}
<script type="application/json" id="prototype">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>
<script>${PLAYER_SCRIPT}</script>
</body>
</html>
`;
  return { html, policy };
}

function toPlayed({ id, title, html, device, links }: PlayedScreen) {
  const end = html.lastIndexOf('</body>');
  const bridge = `<script>${BRIDGE_SCRIPT}</script>`;
  return {
    id,
    title,
    html: end === -1 ? html + bridge : html.slice(0, end) + bridge + html.slice(end),
    width: DEVICE_WIDTH_PX[device],
    height: DEVICE_HEIGHT_PX[device],
    isWide: device === 'DESKTOP' || device === 'AGNOSTIC',
    links: links.map(({ elementId, targetId, transition }) => ({ element: elementId, target: targetId, transition })),
  };
}

async function toHash(script: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return `'sha256-${Buffer.from(digest).toString('base64')}'`;
}

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
