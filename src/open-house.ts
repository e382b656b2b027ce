import pino, { type Logger } from 'pino';
import type { House } from './cli/house.ts';
import { toAddress, type Config } from './config.ts';
import type { Inspect } from './answers/inspect.ts';
import type { Composition, Designer } from './domain/designer.ts';
import type { ProseReader } from './domain/prose-reader.ts';
import { toModelName, type ModelProvider, type ModelSetting, type ModelSettings } from './domain/model-setting.ts';
import { defineTools } from './contract/define-tools.ts';
import { writeInstructions } from './guide/write-instructions.ts';
import { createGate, type Gate } from './models/gate.ts';
import { DEFAULT_WAITS, type Waits } from './models/waits.ts';
import { createRunHandlers } from './operations/create-run-handlers.ts';
import type { Deps, SpendingRules, WorkDeps } from './operations/deps.ts';
import { measured, type Measures } from './operations/measures.ts';
import { createDesigners, type Drawing } from './operations/drawing.ts';
import { putAwayDrafts } from './operations/put-away-drafts.ts';
import { withFallback } from './operations/with-fallback.ts';
import { openRenderEngine } from './render/open-render-engine.ts';
import type { RenderEngine } from './render/render-engine.ts';
import { createRunner } from './runs/create-runner.ts';
import { addOwnKnowledge } from './add-own-knowledge.ts';
import { openStorage } from './open-storage.ts';
import { readVersion } from './read-version.ts';

/** Generations at once: more would only make each slower on the machines this release runs on. */
const RUNS_AT_ONCE = 4;

export interface HouseOptions {
  /** Where this process listens, for download URLs. */
  address?: string;
  /** Is told in one line what the operator should know. Default: the log. */
  onNotice?: (line: string) => void;
  /** Default: lines of JSON on stderr. */
  log?: Logger;
  /** Is told what was done, for whoever counts it. */
  measures?: Measures;
  /** Waits around calls of models that are not as the settings and `DEFAULT_WAITS` have them. */
  modelWaits?: Partial<Waits>;
  /** What draws, opened by somebody else, who closes it too. Default: as the settings have it. */
  renderEngine?: RenderEngine;
}

/** Builds everything once, opens what needs opening, and takes up interrupted runs. Throws AppError. */
export async function openHouse(config: Config, options: HouseOptions = {}): Promise<House> {
  const { address = toAddress(config), log = createLog(), onNotice = (line) => log.warn(line) } = options;
  await addOwnKnowledge(config);
  const storage = await openStorage(config);
  const { store, blobs } = storage;
  const renderEngine =
    options.renderEngine ??
    (await openRenderEngine({
      ...(config.browser === undefined ? {} : { browser: config.browser }),
      allowUnsandboxed: config.allowUnsandboxedBrowser,
      desktopScale: config.desktopScale,
      onNotice,
    }));
  const work: WorkDeps = {
    store,
    blobs,
    limits: config.limits,
    spendingRules: toSpendingRules(config.models),
    publicUrl: config.publicUrl ?? address,
    now: () => new Date(),
    drawing: createDrawing(renderEngine, config, {
      ...DEFAULT_WAITS,
      ...config.models.waits,
      ...options.modelWaits,
    }),
    log,
  };
  const runner = createRunner({
    store,
    handlers: options.measures ? measured(createRunHandlers(work), options.measures) : createRunHandlers(work),
    concurrency: config.role === 'api' ? 0 : RUNS_AT_ONCE,
    limits: config.limits,
    log,
  });
  await runner.start();
  await putAwayLeft(work);
  const deps: Deps = { ...work, runner };
  const { id: userId, name } = await store.users.ensure(config.user);
  return {
    deps,
    mcp: {
      ...deps,
      log,
      ...(options.measures && { measures: options.measures }),
      tools: defineTools(config.limits),
      version: readVersion(),
      instructions: await writeInstructions(),
      answersWithPictures: config.answersWithPictures,
    },
    log,
    local: { userId, name },
    async close() {
      await runner.close();
      if (renderEngine !== options.renderEngine) await renderEngine.close();
      await storage.close();
    },
  };
}

/** Drafts whose run ended with the process that should have put them away. */
async function putAwayLeft(work: WorkDeps): Promise<void> {
  try {
    await putAwayDrafts(work, await work.store.drafts.listLeft());
  } catch (error) {
    // They do no harm, and the next start tries again.
    work.log.error({ err: error }, 'drafts of an earlier start could not be put away');
  }
}

/** Lines of JSON on stderr: stdout belongs to the protocol. */
const createLog = (): Logger => pino({ level: 'info', base: null }, pino.destination({ fd: 2, sync: true }));

/** What draws is loaded on its first use, so that a client that only reads starts in a fraction of a second. */
function createDrawing(
  renderEngine: Drawing['renderEngine'],
  { models, toolExport }: Pick<Config, 'models' | 'toolExport'>,
  waits: Waits,
): Drawing {
  const gateOf = createGates(models.callsAtOnce);
  const proseSetting = models.flash ?? models.pro;
  return {
    ...DRAWING,
    renderEngine,
    writeToolExport: async (layout, options) =>
      (await import('./exports/write-tool-export.ts')).writeToolExport(layout, toolExport, options),
    designers: createDesigners(appointDesigners(models, { renderEngine, waits, gateOf })),
    ...(proseSetting !== undefined && {
      proseReader: lazyProseReader({ setting: proseSetting, waits, gate: gateOf(proseSetting.provider) }),
    }),
  };
}

/** What needs neither settings nor a browser. */
const DRAWING: Omit<Drawing, 'designers' | 'renderEngine' | 'writeToolExport'> = {
  finish: finishBody,
  retheme: async (...args) => (await import('./markup/retheme.ts')).retheme(...args),
  readDocument: async (html) => (await import('./markup/read-document.ts')).readDocument(html),
  toDocumentBody: async (markdown) => (await import('./markup/to-document-body.ts')).toDocumentBody(markdown),
  readDesignMd: async (markdown, readings) =>
    (await import('./tokens/design-md/read-design-md.ts')).readDesignMd(markdown, readings),
  drawSpecimen: async (designSystem, device) =>
    (await import('./specimen/draw-specimen.ts')).drawSpecimen(designSystem, device),
  listExportForms: async () => (await import('./tokens/exports/export-forms.ts')).EXPORT_FORMS,
  loadExports,
};

async function loadExports(): ReturnType<Drawing['loadExports']> {
  const [{ EXPORTERS: exporters }, { toZip }] = await Promise.all([
    import('./exports/exporters.ts'),
    import('./exports/to-zip.ts'),
  ]);
  return { exporters, toZip };
}

async function finishBody(...[body, options]: Parameters<Drawing['finish']>): ReturnType<Drawing['finish']> {
  const [{ finish }, { drawPicture }] = await Promise.all([
    import('./markup/finish.ts'),
    import('./designer/imagery/draw-picture.ts'),
  ]);
  return finish(body, { ...options, drawPicture });
}

const toSpendingRules = ({ pro, flash, budgets }: ModelSettings): SpendingRules => ({
  budgets,
  prices: new Map(
    [pro, flash].flatMap((setting) => (setting?.price === undefined ? [] : [[toModelName(setting), setting.price]])),
  ),
});

/** One gate for all models of a provider. */
function createGates(callsAtOnce: number): (provider: ModelProvider) => Gate {
  const gates = new Map<ModelProvider, Gate>();
  return (provider) => {
    const gate = gates.get(provider) ?? createGate(callsAtOnce);
    gates.set(provider, gate);
    return gate;
  };
}

interface Appointing {
  renderEngine: Drawing['renderEngine'];
  waits: Waits;
  gateOf: (provider: ModelProvider) => Gate;
}

function appointDesigners(
  { pro, flash, isFallbackEmbedded }: ModelSettings,
  { renderEngine, waits, gateOf }: Appointing,
): Parameters<typeof createDesigners>[0] {
  const appoint = (setting: ModelSetting): Designer => {
    const designer = lazyModelDesigner({ setting, renderEngine, waits, gate: gateOf(setting.provider) });
    return takingSent(isFallbackEmbedded ? withFallback(designer, embeddedDesigner) : designer, renderEngine);
  };
  return {
    embedded: takingSent(embeddedDesigner, renderEngine),
    ...(pro !== undefined && { pro: appoint(pro) }),
    ...(flash !== undefined && { flash: appoint(flash) }),
  };
}

interface ModelAppointment {
  setting: ModelSetting;
  renderEngine: Drawing['renderEngine'];
  waits: Waits;
  gate: Gate;
}

function lazyModelDesigner(appointment: ModelAppointment): Designer {
  let loaded: Promise<Designer> | undefined;
  const load = (): Promise<Designer> => (loaded ??= loadModelDesigner(appointment));
  return {
    ...toLazyDesigner(toModelName(appointment.setting), load),
    split: (prompt) => embeddedDesigner.split(prompt),
  };
}

async function loadModelDesigner({ renderEngine, ...options }: ModelAppointment): Promise<Designer> {
  const [{ createModelDesigner }, { listDrawable }, { PICTURE_STYLES }, { findColors }] = await Promise.all([
    import('./models/create-model-designer.ts'),
    import('./designer/imagery/list-drawable.ts'),
    import('./designer/imagery/paint/picture-style.ts'),
    import('./designer/understand/find-colors.ts'),
  ]);
  return createModelDesigner({
    ...options,
    embedded: embeddedDesigner,
    facts: { drawable: listDrawable(), pictureStyles: PICTURE_STYLES },
    listNamedColors: findColors,
    inspect: createInspect(renderEngine),
  });
}

const createInspect =
  (renderEngine: Drawing['renderEngine']): Inspect =>
  async (composition, prompt, signal) => {
    const { inspectComposition } = await import('./operations/inspect-composition.ts');
    return inspectComposition({ finish: finishBody, renderEngine }, composition, prompt, signal);
  };

/** A designer that takes what a client has drawn itself as well. */
function takingSent(next: Designer, renderEngine: Drawing['renderEngine']): Designer {
  let loaded: Promise<Designer> | undefined;
  const load = async (): Promise<Designer> => {
    const [{ createSentDesigner }, { wishReader }] = await Promise.all([
      import('./sent/create-sent-designer.ts'),
      import('./designer/wish-reader.ts'),
    ]);
    const print = async (page: Composition): Promise<string> => (await finishBody(page.body, page)).html;
    return createSentDesigner({ next, reader: wishReader, inspect: createInspect(renderEngine), print });
  };
  return toLazyDesigner(next.name, () => (loaded ??= load()));
}

const toLazyDesigner = (name: string, load: () => Promise<Designer>): Designer => ({
  name,
  split: async (prompt) => (await load()).split(prompt),
  design: async (request, context) => (await load()).design(request, context),
  edit: async (request, context) => (await load()).edit(request, context),
  vary: async (request, context) => (await load()).vary(request, context),
});

function lazyProseReader(options: Omit<ModelAppointment, 'renderEngine'>): ProseReader {
  let loaded: Promise<ProseReader> | undefined;
  const load = async (): Promise<ProseReader> =>
    (await import('./models/create-prose-reader.ts')).createProseReader(options);
  return { read: async (request, context) => (await (loaded ??= load())).read(request, context) };
}

const loadDesigner = async (): Promise<Designer> => (await import('./designer/embedded-designer.ts')).embeddedDesigner;

const embeddedDesigner: Designer = {
  ...toLazyDesigner('tailorbird-embedded', loadDesigner),
  async design(request, context) {
    const designer = await loadDesigner();
    if (request.sent === undefined) return designer.design(request, context);
    return (await import('./sent/design-plan.ts')).designPlan(designer, request, context);
  },
};

/** Draws a page that nobody asked for, so that the first one asked for meets warm modules, fonts and browser. */
export async function warmUp({ drawing, now }: Deps): Promise<void> {
  const signal = AbortSignal.timeout(WARM_UP_MS);
  const request = { prompt: 'Dashboard', device: 'MOBILE', seed: 'warm-up', now: now() } as const;
  const { designer } = drawing.designers.pick(undefined);
  const composition = await designer.design(request, { signal, progress: () => undefined });
  const { html } = await drawing.finish(composition.body, composition);
  const { layout } = await drawing.renderEngine.render({ html, device: composition.device, signal });
  await drawing.writeToolExport(layout, { title: composition.title });
}

const WARM_UP_MS = 30_000;
