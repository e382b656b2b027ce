import type { CreativeRange, DeviceType, VariantAspect } from './enums.ts';
import type { DesignTheme } from './design-theme.ts';
import type { Look } from './look.ts';
import type { PageLook } from './page-look.ts';
import type { Meter, Spending } from './spending.ts';

/**
 * The port that every designer answers, the embedded one and any that asks a language model. All verbs
 * hand over the dialect of `markup/`; finishing, rendering and storing happen outside.
 */
export interface Designer {
  /** Recorded on each screen as `generatedBy`. */
  readonly name: string;
  /** The screens that a prompt asks for, at least one, each as a prompt of its own. */
  split(prompt: string): Promise<ScreenPart[]>;
  design(request: DesignRequest, context: DesignContext): Promise<Composition>;
  edit(request: EditRequest, context: DesignContext): Promise<Composition | Refusal>;
  vary(request: VaryRequest, context: DesignContext): Promise<Composition[]>;
}

/** One screen of those that a prompt asks for. */
export interface ScreenPart {
  /** What the prompt calls it; absent when it asks for one screen only. */
  title?: string;
  /** A whole prompt: the screen's own words with what the prompt says of all of them. */
  prompt: string;
  sent?: Sent;
}

/** What the caller's own model has drawn or decided of a screen; the prompt beside it says only what is wished of it. */
export type Sent =
  /** One `<body>` in the dialect, as hostile as any; languages of other code beside it, which nobody reads. */
  | { kind: 'page'; body: string; unread?: readonly string[] }
  /** JSON in the form of `answers/screen-plan.ts`. */
  | { kind: 'plan'; plan: unknown };

export interface DesignContext {
  signal: AbortSignal;
  /** Says in words what is happening now; goes to the waiting client. */
  progress(message: string): void;
  /** Says what the screen is called, as soon as that is decided; absent where nobody lists it yet. */
  name?(title: string): void;
  /**
   * Takes what is drawn so far, as often as there is more of it; absent where nobody would see it. `variant` counts the
   * compositions of `vary` from 0.
   */
  draft?(unfinished: DraftPage, variant?: number): void;
  /** Keeps account of model calls; absent where nobody pays for them. */
  meter?: Meter;
}

/** The device a screen is drawn for; AGNOSTIC draws a page that claims no device. */
export type DrawnDevice = Exclude<DeviceType, 'DEVICE_TYPE_UNSPECIFIED'>;

export interface DesignRequest {
  prompt: string;
  sent?: Sent;
  /** Absent: the designer reads the device from the prompt. */
  device?: DrawnDevice;
  /** A design system in force; it overrides every choice of colour, font and shape. */
  theme?: DesignTheme;
  /** How the project's first screen looks. Later ones stay beside it, except where their prompt says otherwise. */
  keep?: { theme: DesignTheme; look: Look };
  /** The project's first screen: its product and device stand where the prompt says nothing of them. */
  beside?: { prompt: string; device: DrawnDevice };
  /** Other screens of the project, oldest first, with the names of their parts from top to bottom. */
  others?: readonly { title: string; parts: readonly string[] }[];
  /** Same prompt, device, theme, neighbour, seed and day give the same bytes. */
  seed: string;
  /** Dates in the content are placed near this instant. */
  now: Date;
}

/** A screen as it stands, handed to `edit` and `vary`. */
export interface SourceScreen {
  title: string;
  prompt: string;
  /** The stored document: a whole HTML file as `finish` printed it. */
  html: string;
  device: DrawnDevice;
  theme: DesignTheme;
  look: Look;
  /** The project's first screen, whose product it shares; absent for the first screen itself. */
  beside?: DesignRequest['beside'];
  /** When it was drawn: its dates stand near this instant. Absent: not known. */
  drawnAt?: Date;
}

export interface EditRequest {
  instruction: string;
  screen: SourceScreen;
  device?: DrawnDevice;
  /** Only what is asked for to the letter: where a clause leaves anything open, nothing is done and the answer is a refusal. */
  isToTheLetter?: true;
  now: Date;
}

export interface VaryRequest {
  prompt: string;
  screen: SourceScreen;
  count: number;
  range: Exclude<CreativeRange, 'CREATIVE_RANGE_UNSPECIFIED'>;
  /** Empty: every aspect may change. */
  aspects: readonly Exclude<VariantAspect, 'VARIANT_ASPECT_UNSPECIFIED'>[];
  device?: DrawnDevice;
  now: Date;
}

/** A composed screen before `finish`. */
export interface Composition {
  kind: 'composition';
  title: string;
  /** BCP 47 tag of the screen's words. */
  lang: string;
  device: DrawnDevice;
  theme: DesignTheme;
  look: Look;
  /** One `<body>` of the dialect, or of a page that keeps its look. */
  body: string;
  /** What such a page brought of its own look; absent where all is tokens. */
  page?: PageLook;
  /** Two or three sentences that are true of this screen. */
  summary: string;
  /** Two to four next prompts that work. */
  suggestions: string[];
  /** Who made it, where that is not the designer that was asked. */
  generatedBy?: string;
  /** What is still wrong with it, in words for a person; absent when nothing is known to be. */
  statusMessage?: string;
  /** What models took for it; absent when none was asked. */
  spending?: Spending;
}

/** A page that is still being drawn: its body ends where the drawing stands. */
export type DraftPage = Pick<Composition, 'title' | 'lang' | 'device' | 'theme' | 'look' | 'body' | 'page'>;

/** An instruction that was not understood: nothing changes, and the words say what can be asked instead. */
export interface Refusal {
  kind: 'refusal';
  summary: string;
  suggestions: string[];
}
