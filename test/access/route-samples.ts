import type { RouteName } from '../../src/contract/routes/define-routes.ts';
import { DESIGN_SYSTEM } from '../mcp/steps.ts';
import { SECRET, type Belongings } from './open-two-users.ts';

/**
 * What a role may do: `see`, every member; `change`, an editor; `own`, the owner alone. `nobody`: it is about what belongs to
 * the caller, or to nobody. `link`: whoever has a link to the project.
 */
type Needs = 'see' | 'change' | 'own' | 'nobody' | 'link';

export interface RouteSample {
  needs: Needs;
  /** Where it differs from the belongings of the same name. */
  path?: Record<string, string>;
  args?: object;
}

const theme = DESIGN_SYSTEM.theme;
const designSystem = { ...DESIGN_SYSTEM, displayName: SECRET };
const HTML = Buffer.from('<h1>Hello</h1>').toString('base64');

/** A request of each route that would do something for who may. A route that is new is missing here until it is added. */
export const listRouteSamples = (owned: Belongings): Record<RouteName, RouteSample> => {
  const selectedScreenIds = [owned.screen];
  return {
    listProjects: { needs: 'nobody', args: { view: 'owned' } },
    createProject: { needs: 'nobody', args: { title: 'Of my own' } },
    getProject: { needs: 'see' },
    renameProject: { needs: 'change', args: { title: SECRET } },
    deleteProject: { needs: 'own' },
    undeleteProject: { needs: 'own', path: { project: owned.trashed } },
    purgeProject: { needs: 'own', path: { project: owned.trashed } },
    emptyTrash: { needs: 'nobody', args: {} },
    duplicateProject: { needs: 'see', args: {} },
    watchProjects: { needs: 'nobody' },
    watchProject: { needs: 'see' },
    listRuns: { needs: 'see' },
    listScreens: { needs: 'see' },
    getScreen: { needs: 'see' },
    generateScreen: { needs: 'change', args: { prompt: 'A settings page' } },
    editScreens: { needs: 'change', args: { prompt: 'Make it darker', selectedScreenIds } },
    generateVariants: { needs: 'change', args: { prompt: 'Others', selectedScreenIds, variantOptions: {} } },
    renameScreen: { needs: 'change', args: { title: SECRET } },
    deleteScreen: { needs: 'change' },
    undeleteScreen: { needs: 'change' },
    purgeScreen: { needs: 'own' },
    duplicateScreen: { needs: 'change', args: {} },
    getScreenReport: { needs: 'see' },
    getScreenLayout: { needs: 'see' },
    previewScreenTheme: { needs: 'see', args: { theme } },
    rethemeScreen: { needs: 'change', args: { theme } },
    rateScreen: { needs: 'see', args: { rating: 'POSITIVE' } },
    batchCreateScreens: {
      needs: 'change',
      args: {
        requests: [{ screen: { screenType: 'DESIGN', htmlCode: { fileContentBase64: HTML, mimeType: 'text/html' } } }],
      },
    },
    listScreenVersions: { needs: 'see' },
    getScreenVersion: { needs: 'see' },
    // The first version has none before it.
    compareScreenVersions: { needs: 'see', args: { since: 1 } },
    readScreenVersion: { needs: 'see' },
    restoreScreen: { needs: 'change', args: { version: 1 } },
    listInstances: { needs: 'see' },
    moveInstances: { needs: 'change', args: { moves: [{ id: owned.instance, x: 1, y: 1 }] } },
    applyDesignSystem: {
      needs: 'change',
      args: {
        assetId: owned.asset,
        selectedScreenInstances: [
          { id: owned.instance, sourceScreen: `projects/${owned.project}/screens/${owned.screen}` },
        ],
      },
    },
    getRun: { needs: 'see' },
    cancelRun: { needs: 'change' },
    describePrompt: { needs: 'nobody', args: { prompt: 'A login screen' } },
    getService: { needs: 'nobody' },
    listDesignSystems: { needs: 'see', args: { projectId: owned.project } },
    createDesignSystem: { needs: 'change', args: { projectId: owned.project, designSystem } },
    getDesignSystem: { needs: 'see' },
    replaceDesignSystem: { needs: 'change', args: { designSystem } },
    restoreDesignSystem: { needs: 'change', args: { version: 1 } },
    listDesignSystemVersions: { needs: 'see' },
    writeDesignSystem: { needs: 'see' },
    previewDesignSystem: { needs: 'nobody', args: { designSystem: DESIGN_SYSTEM } },
    readDesignMd: { needs: 'nobody', args: { designMd: '# Acme' } },
    listUsage: { needs: 'nobody' },
    exportScreen: { needs: 'see' },
    exportProject: { needs: 'see' },
    listKeys: { needs: 'nobody' },
    issueKey: { needs: 'nobody', args: { label: 'mine' } },
    revokeKey: { needs: 'own' },
    listMembers: { needs: 'see' },
    shareProject: { needs: 'own', args: { user: 'grace', role: 'EDITOR' } },
    unshareProject: { needs: 'own', args: { user: 'ada' } },
    listLinks: { needs: 'see' },
    suggestLinks: { needs: 'see' },
    setLinks: { needs: 'change', args: { links: [{ screen: owned.screen, element: owned.element }] } },
    removeLinks: { needs: 'change', args: { links: [{ screen: owned.screen, element: owned.element }] } },
    getPrototype: { needs: 'see' },
    listShares: { needs: 'own' },
    createShare: { needs: 'own', args: {} },
    revokeShare: { needs: 'own' },
    listComments: { needs: 'see' },
    createComment: { needs: 'see', args: { text: SECRET } },
    updateComment: { needs: 'own', args: { text: SECRET } },
    resolveComment: { needs: 'change' },
    reopenComment: { needs: 'change' },
    deleteComment: { needs: 'own' },
    getSharedProject: { needs: 'link' },
    getSharedPrototype: { needs: 'link' },
  };
};

/** Where the paths of routes lead. */
export const toPath = (owned: Belongings, sample: RouteSample): Record<string, string> => ({
  project: owned.project,
  screen: owned.screen,
  asset: owned.asset,
  run: owned.run,
  key: owned.key,
  share: owned.shared,
  token: owned.shared,
  comment: owned.comment,
  version: '1',
  part: 'htmlCode',
  fileName: 'DESIGN.md',
  format: 'html',
  ...sample.path,
});
