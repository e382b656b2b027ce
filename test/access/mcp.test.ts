import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TOOL_OPERATIONS } from '../../src/operations/tool-operations.ts';
import type { ToolName } from '../../src/contract/define-tools.ts';
import { RESOURCE_TEMPLATES } from '../../src/mcp/resource-uri.ts';
import { DESIGN_SYSTEM } from '../mcp/steps.ts';
import { ADA, GRACE, openTwoUsers, SECRET, type Belongings, type TwoUsers } from './open-two-users.ts';

/** Arguments of each tool that are about what is Ada's; undefined for a tool that is about nothing that is there. */
const listToolArguments = (owned: Belongings): Record<ToolName, object | undefined> => {
  const projectId = owned.project;
  const selectedScreenIds = [owned.screen];
  const sourceScreen = `projects/${projectId}/screens/${owned.screen}`;
  return {
    create_project: undefined,
    list_projects: undefined,
    get_project: { name: `projects/${projectId}` },
    list_screens: { projectId },
    get_screen: { name: sourceScreen },
    generate_screen_from_text: { projectId, prompt: 'A login screen' },
    edit_screens: { projectId, prompt: 'Make it darker', selectedScreenIds },
    generate_variants: { projectId, prompt: 'Others', selectedScreenIds, variantOptions: {} },
    create_design_system: { projectId, designSystem: DESIGN_SYSTEM },
    update_design_system: { name: `assets/${owned.asset}`, projectId, designSystem: DESIGN_SYSTEM },
    list_design_systems: { projectId },
    apply_design_system: {
      projectId,
      assetId: owned.asset,
      selectedScreenInstances: [{ id: owned.instance, sourceScreen }],
    },
    upload_design_md: { projectId, designMdBase64: 'Iw==' },
    create_design_system_from_design_md: {
      projectId,
      selectedScreenInstance: { id: owned.instance, sourceScreen },
    },
  };
};

const TOOLS = Object.keys(TOOL_OPERATIONS) as ToolName[];
const isAbout = (name: ToolName): boolean => listToolArguments({} as Belongings)[name] !== undefined;

describe('what belongs to one user, asked for by another over MCP', () => {
  let two: TwoUsers;
  beforeAll(async () => {
    two = await openTwoUsers();
  }, 120_000);
  afterAll(() => two[Symbol.asyncDispose]());

  const post = async (method: string, params: object, headers: Record<string, string>): Promise<string> => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const type = { 'content-type': 'application/json', accept: 'application/json' };
    return (await two.house.ask('/mcp', { method: 'POST', headers: { ...type, ...headers }, body })).text;
  };
  const toUri = (template: string): string => {
    const values: Record<string, string> = {
      ...two.owned,
      topic: 'pages',
      form: 'DESIGN.md',
      version: '1',
      element: 'body',
      piece: '1',
      view: '1',
      format: 'html',
      part: 'htmlCode',
      since: '1',
    };
    return template.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
      const value = values[key];
      if (value === undefined) throw new Error(`say what stands for {${key}}`);
      return value;
    });
  };

  it.each(TOOLS.filter(isAbout))('%s: finds nothing for a stranger', async (name) => {
    const text = await two.house.fail(name, listToolArguments(two.owned)[name] ?? {}, GRACE);
    expect(text).toMatch(/^NOT_FOUND: /);
    expect(text).not.toContain(SECRET);
  });

  it.each(TOOLS.filter((name) => !isAbout(name)))('%s: tells a stranger nothing of it', async (name) => {
    const text = JSON.stringify(await two.house.call(name, {}, GRACE));
    expect(text).not.toContain(SECRET);
    for (const id of Object.values(two.owned)) expect(text).not.toContain(id);
  });

  it.each(Object.values(RESOURCE_TEMPLATES).filter((template) => /project|asset/.test(template)))(
    '%s: is no resource of a stranger',
    async (template) => {
      const uri = toUri(template);
      expect(JSON.parse(await post('resources/read', { uri }, ADA))).toHaveProperty('result');
      const text = await post('resources/read', { uri }, GRACE);
      expect(JSON.parse(text)).toHaveProperty('error');
      expect(text).not.toContain(SECRET);
    },
  );

  it('resources that are listed are those of the caller', async () => {
    expect(await post('resources/list', {}, ADA)).toContain(SECRET);
    const listed = await post('resources/list', {}, GRACE);
    expect(JSON.parse(listed)).toHaveProperty('result');
    expect(listed).not.toContain(SECRET);
    for (const id of Object.values(two.owned)) expect(listed).not.toContain(id);
  });

  it("prompts about a project know only the caller's", async () => {
    const ask = (headers: Record<string, string>) =>
      post('prompts/get', { name: 'restyle', arguments: { project: two.owned.project, request: 'Warmer' } }, headers);
    expect(JSON.parse(await ask(ADA))).toHaveProperty('result');
    expect(JSON.parse(await ask(GRACE))).toHaveProperty('error');
  });
});
