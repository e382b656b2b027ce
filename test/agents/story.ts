import { writeInstructions } from '../../src/guide/write-instructions.ts';
import type { AgentCli } from './agent-cli.ts';
import type { Saying, Turn } from './scripted-model.ts';

/** What the user asks the agent for. */
export const TASK = 'Design the phone screen of a lock keeper with Tailorbird, look at it, and mend what is wrong.';

/** What the script learns on the way, to be held against what the service stored. */
export interface Learned {
  /** `projects/…/screens/…` */
  screen: string;
  /** The element that the operation changed. */
  changed: string;
  /** What was done and seen, a line each. */
  seen: string[];
}

const CUT = 'Passage of the Ida Marlene, loaded with gravel for the new weir at Oberhafen';

const toPage = (classes: string): string => `<body>
  <main class="flex flex-col gap-block px-page py-6">
    <h1 class="font-headline text-headline-lg">Lock 7 today</h1>
    <section data-block="next-passage" class="rounded-lg bg-primary-container p-card text-on-primary-container">
      <h2 class="text-title-lg">Next passage</h2>
      <p class="${classes}">${CUT}</p>
      <p class="font-headline text-display-sm tabular-nums">14:20</p>
    </section>
    <button type="button" class="min-h-12 rounded-control bg-primary px-6 text-on-primary">Open the gate</button>
  </main>
</body>`;

/** How the bytes of a PNG, a JPEG or a WebP begin in Base64. */
const PICTURE = /iVBORw0KGgo|\/9j\/|UklGR/;

const FAULTY = 'w-40 overflow-hidden whitespace-nowrap text-body-md';
const MENDED = 'text-body-md';

/** The script of a model that does all that the instructions say; throws where an answer is not what it must be. */
export function createStory(agent: AgentCli): { tell: (turn: Turn) => Promise<Saying>; learned: Learned } {
  const learned: Learned = { screen: '', changed: '', seen: [] };
  let project = '';
  const last = (turn: Turn): string => turn.results.at(-1) ?? '';
  const see = (what: string): void => void learned.seen.push(what);
  const idOf = (outline: string, words: string): string =>
    // Some clients hand a resource to their model as a string in JSON.
    new RegExp(`(\\w+) \\w+ (?:\\[[\\w-]+\\] )?\\\\*"${words}`).exec(outline)?.[1] ??
    fail(`no "${words}" in the outline: ${outline.slice(0, 1_500)}`);
  const edit = (prompt: string): Saying =>
    agent.toCall('edit_screens', { projectId: project, selectedScreenIds: [learned.screen.split('/').at(-1)], prompt });

  const steps: ((turn: Turn) => Promise<Saying> | Saying)[] = [
    async (turn) => {
      const [first = ''] = (await writeInstructions()).split('\n');
      if (!turn.body.includes(first)) fail('the instructions were not seen');
      if (!turn.body.includes(agent.rules)) fail('the rules of the project were not seen');
      see('instructions and rules seen');
      return agent.toRead('tailorbird://guide/pages');
    },
    (turn) => {
      if (!last(turn).includes('# Pages: draw the screen yourself')) fail(`no guide: ${last(turn).slice(0, 400)}`);
      see('guide read');
      return agent.toCall('create_project', { title: 'Lock 7' });
    },
    (turn) => {
      project = /projects\/(\d+)/.exec(last(turn))?.[1] ?? fail(`no project: ${last(turn).slice(0, 400)}`);
      const prompt = `Lock 7 today, for the phone. Light, primary #0b5f73.\n\n\`\`\`html\n${toPage(FAULTY)}\n\`\`\``;
      return agent.toCall('generate_screen_from_text', { projectId: project, prompt, deviceType: 'MOBILE' });
    },
    (turn) => {
      learned.screen =
        /projects\/\d+\/screens\/\w+/.exec(last(turn))?.[0] ?? fail(`no screen: ${last(turn).slice(0, 400)}`);
      see('page sent');
      if (!/cut off/.test(last(turn))) fail(`no finding: ${last(turn).slice(0, 2000)}`);
      see('findings returned');
      if (PICTURE.test(turn.body) !== agent.showsPictures) fail(`pictures: expected ${agent.showsPictures}`);
      if (agent.showsPictures) see('picture of the screen seen');
      return agent.toRead(`tailorbird://${learned.screen}/elements/body`);
    },
    (turn) => {
      if (!last(turn).includes(CUT)) fail(`no HTML: ${last(turn).slice(0, 400)}`);
      see('HTML read');
      return agent.toRead(`tailorbird://${learned.screen}/outline`);
    },
    (turn) => {
      const main = /(\w+) main/.exec(last(turn))?.[1] ?? fail(`no outline: ${last(turn).slice(0, 400)}`);
      see('outline read');
      const [page = ''] = /<main[\s\S]*<\/main>/.exec(toPage(MENDED)) ?? [];
      return edit(`\`\`\`html\n${page.replace('<main', `<main data-id="${main}"`)}\n\`\`\``);
    },
    (turn) => {
      if (/cut off/.test(last(turn))) fail(`still found: ${last(turn).slice(0, 2000)}`);
      see('mended page sent, nothing found any more');
      return agent.toRead(`tailorbird://${learned.screen}/outline`);
    },
    (turn) => {
      learned.changed = idOf(last(turn), '14:20');
      const operations = [{ kind: 'set-text', id: learned.changed, value: '12:40' }];
      return edit(`\`\`\`json\n${JSON.stringify({ operations })}\n\`\`\``);
    },
    (turn) => {
      if (!last(turn).includes(learned.screen)) fail(`no edit: ${last(turn).slice(0, 2000)}`);
      see('one element changed by operation');
      return { words: 'The screen of lock 7 is there, with the next passage at 12:40.' };
    },
  ];
  return {
    learned,
    tell: async (turn) => {
      const step = steps[turn.results.length];
      if (step === undefined) return fail(`the model was asked once more: ${last(turn).slice(0, 400)}`);
      return step(turn);
    },
  };
}

function fail(reason: string): never {
  throw new Error(reason);
}
