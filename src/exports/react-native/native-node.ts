/** A value of a style sheet of React Native. */
type NativeValue = string | number | readonly string[] | readonly Readonly<Record<string, string | number>>[];
export type NativeStyle = Readonly<Record<string, NativeValue>>;

interface Common {
  /** What its style is called. */
  name: string;
  style: NativeStyle;
  /** What assistive technology is told. */
  role?: string;
  label?: string;
}

export interface NativeView extends Common {
  is: 'view';
  /** Answers a press. */
  isPressable: boolean;
  children: NativeNode[];
  /** Of a part of the page that has a file of its own. */
  block?: string;
}

export interface NativeText extends Common {
  is: 'text';
  /** The first style holds for all; a run says what differs. */
  runs: { text: string; style?: NativeStyle }[];
}

export type NativeNode =
  | NativeView
  | NativeText
  | (Common & { is: 'input'; words: string; color: string; isMultiline: boolean; isSecret: boolean })
  | (Common & { is: 'drawing'; svg: string })
  | (Common & { is: 'image'; uri: string });

/** A screen as React Native lays it out. */
export interface NativeScreen {
  content: NativeNode[];
  /** What stays where it is while the rest scrolls. */
  pinned: NativeNode[];
  /** Of the whole, and of what scrolls in it. */
  style: NativeStyle;
  contentStyle: NativeStyle;
}
