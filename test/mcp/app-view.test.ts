import { expect, it } from 'vitest';
import { openTestHouse } from '../http/open-test-house.ts';

interface Listed {
  tools: { name: string; _meta?: { ui?: { resourceUri: string } } }[];
  contents: { uri: string; mimeType: string; text: string; _meta: { ui: { csp: object } } }[];
}

it('tells hosts of MCP Apps which tools have a view, and gives them the page, which asks for nothing', async () => {
  await using house = await openTestHouse();
  const post = async (method: string, params: object): Promise<Listed> => {
    const { text } = await house.ask('/mcp', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    return (JSON.parse(text) as { result: Listed }).result;
  };
  const { tools } = await post('tools/list', {});
  const withView = tools.filter(({ _meta }) => _meta?.ui !== undefined);
  expect(withView.map(({ name }) => name)).toEqual([
    'get_screen',
    'generate_screen_from_text',
    'edit_screens',
    'generate_variants',
    'apply_design_system',
  ]);
  const uri = withView[0]?._meta?.ui?.resourceUri ?? '';
  const [view] = (await post('resources/read', { uri })).contents;
  expect(view).toMatchObject({ uri, mimeType: 'text/html;profile=mcp-app', _meta: { ui: { csp: {} } } });
  expect(view?.text).not.toMatch(/(?:src|href)="|url\(|import\s/);
  expect(view?.text.length).toBeLessThan(20_000);
});
