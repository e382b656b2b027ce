import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CARRIED_GUIDES, planAgentFiles, type CarriedGuides } from '../src/agents/plan-agent-files.ts';
import { readCommonGuide } from '../src/operations/read-guide.ts';

/** The plugin's folder, in which the skill stands that `tailorbird agents install` writes into projects. */
export const PLUGIN = path.join(import.meta.dirname, '../deploy/claude-code');

/** Path within the plugin to text. */
export async function toPluginSkill(): Promise<Map<string, string>> {
  const guides = await Promise.all(CARRIED_GUIDES.map(async (topic) => [topic, await readCommonGuide(topic)]));
  const files = await planAgentFiles(['claude-code'], Object.fromEntries(guides) as CarriedGuides);
  return new Map(files.map(({ path: place, text }) => [place.replace('.claude/', ''), text]));
}

if (import.meta.main) {
  for (const [place, text] of await toPluginSkill()) {
    const file = path.join(PLUGIN, place);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
