const ASSET = /^tailorbird:\/\/assets\/(?<asset>[^/]+)\/(?:versions\/(?<version>[^/]+)\/)?(?<fileName>[^/]+)$/;
const SCREEN =
  /^tailorbird:\/\/projects\/(?<project>[^/]+)\/screens\/(?<screen>[^/]+)\/versions(?:\/(?<version>[^/]+)(?:\/(?:changes\/(?<since>[^/]+)|(?<part>[^/]+)))?)?$/;
const GUIDE = /^tailorbird:\/\/(?:projects\/(?<project>[^/]+)\/)?guide\/(?<topic>[^/]+)$/;
const READING =
  /^tailorbird:\/\/projects\/(?<project>[^/]+)\/screens\/(?<screen>[^/]+)\/(?:(?<outline>outline)|elements\/(?<element>[^/]+)|(?<html>html)(?:\/(?<piece>[^/]+))?|(?<picture>picture)(?:\/(?<view>[^/]+))?)$/;
/** As links in answers are written; the service may be reached under any name. */
const FILE = /^https?:\/\/[^/]+(?:\/[^?#]*)?\/files\/(?<file>[0-9a-f]{32}(?:=[\w-]*)?)$/;

const EXPORT =
  /^tailorbird:\/\/projects\/(?<project>[^/]+)\/(?:screens\/(?<screen>[^/]+)\/)?exports\/(?<format>[^/]+)$/;

const SCREEN_NOW = 'tailorbird://projects/{project}/screens/{screen}';
const VERSIONS = `${SCREEN_NOW}/versions`;

/** Guides; design systems in their written forms, as they stand or stood; screens to be read by agents, and their versions. */
export const RESOURCE_TEMPLATES = {
  guide: 'tailorbird://guide/{topic}',
  projectGuide: 'tailorbird://projects/{project}/guide/{topic}',
  current: 'tailorbird://assets/{asset}/{form}',
  version: 'tailorbird://assets/{asset}/versions/{version}/{form}',
  screenOutline: `${SCREEN_NOW}/outline`,
  screenElement: `${SCREEN_NOW}/elements/{element}`,
  screenHtml: `${SCREEN_NOW}/html`,
  screenHtmlPiece: `${SCREEN_NOW}/html/{piece}`,
  screenPicture: `${SCREEN_NOW}/picture`,
  screenView: `${SCREEN_NOW}/picture/{view}`,
  screenExport: `${SCREEN_NOW}/exports/{format}`,
  projectExport: 'tailorbird://projects/{project}/exports/{format}',
  screenVersions: VERSIONS,
  screenVersion: `${VERSIONS}/{version}`,
  screenFile: `${VERSIONS}/{version}/{part}`,
  screenChanges: `${VERSIONS}/{version}/changes/{since}`,
} as const;

export type NamedResource = NamedGuide | NamedAsset | NamedScreenReading | NamedScreenVersion | NamedExport | NamedFile;

/** A file that an answer links to: its id, and perhaps a size. */
interface NamedFile {
  kind: 'file';
  file: string;
}

/** A screen, or without one a project, in a form in which it leaves. */
export interface NamedExport {
  kind: 'export';
  project: string;
  screen?: string;
  format: string;
}

/** A guide; with a project, the one that knows it. */
interface NamedGuide {
  kind: 'guide';
  topic: string;
  project?: string;
}

/** A screen as it stands: its outline, the HTML of an element or of all, or a picture that fits a model. */
export type NamedScreenReading = { project: string; screen: string } & (
  | { kind: 'outline' }
  | { kind: 'element'; element: string }
  | { kind: 'html'; piece?: string }
  | { kind: 'picture'; view?: string }
);

interface NamedAsset {
  kind: 'asset';
  asset: string;
  version?: string;
  fileName: string;
}

/** Without a version: the list of them; `part` is a file, or `changes`, which `since` narrows to another version. */
export interface NamedScreenVersion {
  kind: 'screen';
  project: string;
  screen: string;
  version?: string;
  part?: string;
  since?: string;
}

/** What a URI names, as it is written; undefined when it is not of this service. */
export function parseResourceUri(uri: string): NamedResource | undefined {
  return (
    parseAssetUri(uri) ??
    parseGuideUri(uri) ??
    parseReadingUri(uri) ??
    parseExportUri(uri) ??
    parseScreenUri(uri) ??
    parseFileUri(uri)
  );
}

function parseFileUri(uri: string): NamedFile | undefined {
  const { file } = FILE.exec(uri)?.groups ?? {};
  return file === undefined ? undefined : { kind: 'file', file };
}

function parseGuideUri(uri: string): NamedGuide | undefined {
  const { project, topic } = GUIDE.exec(uri)?.groups ?? {};
  if (topic === undefined) return undefined;
  return { kind: 'guide', topic, ...(project !== undefined && { project }) };
}

function parseReadingUri(uri: string): NamedScreenReading | undefined {
  const { project, screen, outline, element, html, piece, view } = READING.exec(uri)?.groups ?? {};
  if (project === undefined || screen === undefined) return undefined;
  if (outline !== undefined) return { kind: 'outline', project, screen };
  if (element !== undefined) return { kind: 'element', project, screen, element };
  if (html !== undefined) return { kind: 'html', project, screen, ...(piece !== undefined && { piece }) };
  return { kind: 'picture', project, screen, ...(view !== undefined && { view }) };
}

function parseAssetUri(uri: string): NamedAsset | undefined {
  const { asset, version, fileName } = ASSET.exec(uri)?.groups ?? {};
  if (asset === undefined || fileName === undefined) return undefined;
  return { kind: 'asset', asset, fileName, ...(version !== undefined && { version }) };
}

function parseExportUri(uri: string): NamedExport | undefined {
  const { project, screen, format } = EXPORT.exec(uri)?.groups ?? {};
  if (project === undefined || format === undefined) return undefined;
  return { kind: 'export', project, format, ...(screen !== undefined && { screen }) };
}

function parseScreenUri(uri: string): NamedScreenVersion | undefined {
  const { project, screen, version, part, since } = SCREEN.exec(uri)?.groups ?? {};
  if (project === undefined || screen === undefined) return undefined;
  return {
    kind: 'screen',
    project,
    screen,
    ...(version !== undefined && { version }),
    ...(part !== undefined && { part }),
    ...(since !== undefined && { part: 'changes', since }),
  };
}

/** `pages` → where the guide to it is; with `projects/7` the one that knows the project. */
export const toGuideUri = (topic: string, projectName?: string): string =>
  `tailorbird://${projectName === undefined ? '' : `${projectName}/`}guide/${topic}`;

/** `projects/7/screens/a` → where what is to be read of the screen as it stands is. */
export const toReadingUri = (screenName: string, part: 'outline' | 'elements/body'): string =>
  `tailorbird://${screenName}/${part}`;

/** `assets/7` → where its DESIGN.md is. */
export const toDesignMdUri = (assetName: string): string => `tailorbird://${assetName}/${DESIGN_MD}`;

/** The form that says everything, and the one people and models read. */
export const DESIGN_MD = 'DESIGN.md';
