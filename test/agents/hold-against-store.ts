import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import type { ServiceReach } from './agent-cli.ts';
import type { Learned } from './story.ts';

/** Reads through the official client what an agent left, and says what holds of it. Throws where it does not. */
export async function holdAgainstStore(reach: ServiceReach, { screen, changed }: Learned): Promise<string[]> {
  const client = new Client({ name: 'tailorbird-trial', version: '1.0.0' });
  await client.connect(
    'url' in reach
      ? new StreamableHTTPClientTransport(new URL(reach.url))
      : new StdioClientTransport({ ...reach, args: [...reach.args], stderr: 'ignore' }),
  );
  try {
    const read = async (version: number): Promise<string> => {
      const { contents } = await client.readResource({ uri: `tailorbird://${screen}/versions/${version}/htmlCode` });
      const [content] = contents;
      return content !== undefined && 'text' in content ? content.text : '';
    };
    const [before, after] = [await read(2), await read(3)];
    const line = (html: string): string[] => html.slice(html.indexOf('<body')).split('\n');
    const differing = line(before).filter((text, index) => text !== line(after)[index]);
    if (line(before).length !== line(after).length || differing.length !== 1) {
      throw new Error(`${differing.length} lines differ, not one`);
    }
    const [only = ''] = differing;
    if (!only.includes(`data-id="${changed}"`)) throw new Error(`another element changed: ${only}`);
    if (before.replace(only, only.replace('14:20', '12:40')) !== after) throw new Error('more than one text changed');
    return ['the rest identical, byte for byte'];
  } finally {
    await client.close();
  }
}
