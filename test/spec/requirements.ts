/** One checkable sentence of the specification. Tests claim it by `id` in a comment of the form `// spec: id, id`. */
export interface Requirement {
  id: string;
  section: string;
  text: string;
}

const section = (name: string, sentences: Readonly<Record<string, string>>): Requirement[] =>
  Object.entries(sentences).map(([id, text]) => ({ id, section: name, text }));

/** Sentences that only say what is "not shown" or how callers behave without the service having a part are not here. */
export const REQUIREMENTS: readonly Requirement[] = [
  ...section('1. What the service does', {
    '1-project': 'The service holds projects. A project is a container for UI designs and frontend code.',
    '1-screen': 'A project holds screens. A screen is a generated screen design.',
    '1-generation': 'Screens are created and changed by AI generation from text prompts.',
    '1-variants': 'Generation can also produce variants of existing screens.',
    '1-design-system':
      'Design systems hold design tokens that apply across screens. A design system is stored as an Asset.',
    '1-global': 'An Asset can belong to a project or be global, meaning unassociated with any project.',
    '1-design-md': 'A design system can be created from a DESIGN.md file in two steps: upload, then create.',
    '1-apply': 'A design system can be applied to screens. Their appearance then changes to match the tokens.',
    '1-tools': 'The service is reached through 14 tools. Each tool has a name, an input object and an output.',
    '1-index': 'The tool index: names, order, read-only or not.',
  }),
  ...section('2. Identifier conventions', {
    '2-project-name': 'Project resource name: projects/{project}.',
    '2-screen-name': 'Screen resource name: projects/{project}/screens/{screen}.',
    '2-file-name': 'File resource name: projects/{project}/files/{file}.',
    '2-asset-name': 'Asset resource name: assets/{asset}.',
    '2-bare-ids': 'Several inputs take a bare ID, without the projects/, screens/ or assets/ prefix.',
  }),
  ...section('2. Project', {
    '2-created-project': 'A created project has a generated name, a title and metadata.',
  }),
  ...section('2. Screen', {
    'Screen.name': 'name: resource name, projects/{project}/screens/{screen}',
    'Screen.id': 'id: deprecated screen id',
    'Screen.title': 'title: title of the screen',
    'Screen.prompt': 'prompt: prompt used to generate the screen',
    'Screen.screenshot': 'screenshot: File, screenshot image',
    'Screen.htmlCode': 'htmlCode: File, HTML code of the screen',
    'Screen.externalToolExport': 'externalToolExport: File, export for an external design tool',
    'Screen.theme': 'theme: DesignTheme used for generation',
    'Screen.deviceType': 'deviceType: device type',
    'Screen.screenType': 'screenType: screen type',
    'Screen.screenMetadata': 'screenMetadata: agent, status, display mode',
    'Screen.width': 'width: string, width of the screen',
    'Screen.height': 'height: string, height of the screen',
    'Screen.groupId': 'groupId: group id for related screens (e.g. variants)',
    'Screen.groupName': 'groupName: display name of the group',
    'Screen.generatedBy': 'generatedBy: generator identifier',
    'Screen.isCreatedByClient': 'isCreatedByClient: true if created by API upload; false if created by agents',
  }),
  ...section('2. Screen instance', {
    '2-instance-placement': 'A screen instance is a placement of a source screen in a project.',
    '2-instance-id': "It has its own ID, which differs from the source screen's ID.",
    '2-instance-listed': 'Instance IDs are available from get_project.',
  }),
  ...section('2. File', {
    'File.name': 'name: resource name, projects/{project}/files/{file}',
    'File.downloadUrl': 'downloadUrl: URL for download; for images, a base URL for images',
    'File.mimeType': 'mimeType: MIME type, e.g. an image type or a text/html type',
    'File.fileContentBase64': 'fileContentBase64: write-only; Base64-encoded content for uploads',
    'File.uploadBlobId': 'uploadBlobId: BlobId from the upload service',
    'File.userFeedback': 'userFeedback: read-only; latest feedback',
  }),
  ...section('2. DesignSystem and Asset', {
    'DesignSystem.displayName': 'displayName: required, display name of the design system',
    'DesignSystem.theme': 'theme: required, theme configuration',
    'Asset.name': 'name: resource name, assets/{asset}',
    'Asset.designSystem': 'designSystem: the design system content',
    'Asset.version': 'version: read-only version counter',
  }),
  ...section('2. DesignTheme', {
    'DesignTheme.colorMode': 'colorMode: required, light or dark mode',
    'DesignTheme.headlineFont': 'headlineFont: required, headline typography',
    'DesignTheme.bodyFont': 'bodyFont: required, body typography',
    'DesignTheme.labelFont': 'labelFont: label typography',
    'DesignTheme.roundness': 'roundness: required, corner roundness',
    'DesignTheme.customColor': 'customColor: required seed color; hex string with a leading # and six hex digits',
    'DesignTheme.colorVariant': 'colorVariant: dynamic color system variant',
    'DesignTheme.overrides':
      'overridePrimaryColor, overrideSecondaryColor, overrideTertiaryColor, overrideNeutralColor: hex',
    'DesignTheme.designMd': 'designMd: markdown design instructions',
  }),
  ...section('2. ScreenMetadata', {
    'ScreenMetadata.agentType': 'agentType: one of the seven agents',
    'ScreenMetadata.status': 'status: one of IN_PROGRESS, COMPLETE, FAILED',
    'ScreenMetadata.statusMessage': 'statusMessage: human-readable status from the agent',
    'ScreenMetadata.displayMode': 'displayMode: one of SCREENSHOT, HTML, CODE, MARKDOWN, STICKY_NOTE',
    'ScreenMetadata.isRemixed': 'isRemixed: whether the screen was created from a remix',
    'ScreenMetadata.componentRegions': 'componentRegions: component region annotations',
  }),
  ...section('2. SessionOutputComponent', {
    'SessionOutputComponent.returned': 'Returned by the generation tools in output_components.',
    'SessionOutputComponent.text': 'text: agent text response',
    'SessionOutputComponent.suggestion': 'suggestion: suggested follow-up for the user',
    'SessionOutputComponent.design': 'design: generated design reference',
  }),
  ...section('2. UserFeedback', {
    'UserFeedback.rating': 'rating: POSITIVE or NEGATIVE',
    'UserFeedback.comment': 'comment: additional comment',
    'UserFeedback.designFeedbackReason': 'designFeedbackReason: an open-ended list of values',
  }),
  ...section('2. VariantOptions and SelectedScreenInstance', {
    'VariantOptions.variantCount': 'variantCount: integer, 1 to 5; default 3',
    'VariantOptions.creativeRange': 'creativeRange: creative freedom level',
    'VariantOptions.aspects': 'aspects: aspects to focus on',
    'SelectedScreenInstance.id': "id: required, screen instance ID (from get_project); not the source screen's ID",
    'SelectedScreenInstance.sourceScreen': 'sourceScreen: required, projects/{project}/screens/{screen}',
  }),
  ...section('2. Enumerations', {
    'enum.DeviceType': 'DeviceType: five values, AGNOSTIC is not tied to a device',
    'enum.ModelId': 'ModelId: four values, MODEL_3_PRO deprecated',
    'enum.ScreenType': 'ScreenType: six values',
    'enum.ColorMode': 'ColorMode: three values',
    'enum.ColorVariant': 'ColorVariant: ten values',
    'enum.Roundness': 'Roundness: six values, ROUND_TWO deprecated',
    'enum.CreativeRange': 'CreativeRange: four values, EXPLORE the default',
    'enum.VariantAspect': 'VariantAspect: six values',
    'enum.Font': 'Font: FONT_UNSPECIFIED plus the families',
    '2-model3Pro': 'MODEL_3_PRO is deprecated. Callers use MODEL_3_1_PRO or MODEL_3_FLASH instead.',
    '2-roundTwo':
      'ROUND_TWO is deprecated and is absent from the enum list shown in the create_design_system input schema.',
  }),
  ...section('3. States and transitions', {
    '3-in-progress': 'IN_PROGRESS: screen is being processed by an agent',
    '3-complete': 'COMPLETE: agent finished',
    '3-failed': 'FAILED: agent failed',
    '3-few-minutes': 'Screen generation and editing normally take a few minutes.',
    '3-interrupted': 'After an interrupted call, get_screen is used after a few minutes to see the outcome.',
    '3-upload-first': 'create_design_system_from_design_md is called only after upload_design_md.',
    '3-upload-response': "It uses the id and sourceScreen of the upload's response.",
    '3-asset-source':
      'apply_design_system takes an assetId from list_design_systems or from create_design_system_from_design_md.',
    '3-instance-source': 'apply_design_system takes screen instance IDs obtained from get_project.',
  }),
  ...section('4. Endpoints', {
    '4-object': 'Each tool takes one JSON object and returns a result. All input objects are of type object.',
    '4-required': "Required means the field is listed in the tool's required list.",
    '4-deviceType-modelId': 'deviceType and modelId are optional strings in every tool that carries them.',
  }),
  ...section('4.1 create_project', {
    '4.1-annotation': 'Annotation: destructive.',
    '4.1-input': 'title: string, not required',
    '4.1-output': 'Output: the created Project resource, with a generated name, title and metadata.',
  }),
  ...section('4.2 get_project', {
    '4.2-input': 'name: string, required, projects/{project}',
    '4.2-output': "Output: a Project resource object. The project's screen instances (with their IDs) can be obtained.",
  }),
  ...section('4.3 list_projects', {
    '4.3-input': 'filter: string, not required',
    '4.3-filter': 'A filter in AIP-160 syntax on view. Supported: view=owned (default), view=shared.',
    '4.3-output': 'Output: an array of Project resource objects.',
    '4.3-owned': 'Without a filter, the projects owned by the user are listed.',
  }),
  ...section('4.4 list_screens', {
    '4.4-input': 'projectId: string, required, without the projects/ prefix',
    '4.4-output': 'Output: an array of Screen objects.',
  }),
  ...section('4.5 get_screen', {
    '4.5-input': 'name, projectId, screenId: strings, required',
    '4.5-required': 'All three are currently required.',
    '4.5-deprecated': 'projectId and screenId are deprecated in favor of name.',
    '4.5-output': 'Output: a Screen object. It includes file references with download URLs.',
  }),
  ...section('4.6 generate_screen_from_text', {
    '4.6-annotation': 'Annotation: destructive.',
    '4.6-input': 'projectId and prompt required; deviceType and modelId not',
    '4.6-output': 'Output: generated Screen objects and SessionOutputComponent entries.',
    '4.6-minutes': 'The operation normally takes a few minutes.',
    '4.6-no-retry': 'The caller does not retry on a connection error, which does not necessarily mean failure.',
    '4.6-detached': 'The caller calls get_screen after a few minutes.',
    '4.6-new-screen': 'Each call creates a new screen.',
    '4.6-duplicates': 'A retry after a timeout can produce duplicates.',
    '4.6-suggestions': 'When output_components contains suggestions, they are presented to the user.',
    '4.6-accepted': 'When the user accepts one, the tool is called again with the suggestion as the new prompt.',
  }),
  ...section('4.7 edit_screens', {
    '4.7-input': 'projectId, selectedScreenIds and prompt required; deviceType and modelId not',
    '4.7-output': 'Output: the updated Screen objects.',
    '4.7-rules': 'The same duration and no-retry rules as generate_screen_from_text apply.',
  }),
  ...section('4.8 generate_variants', {
    '4.8-input': 'projectId, selectedScreenIds, prompt and variantOptions required; deviceType and modelId not',
    '4.8-options': 'No field inside variantOptions is listed as required; defaults are 3 and EXPLORE.',
    '4.8-output': 'Output: the generated variant Screen objects.',
  }),
  ...section('4.9 create_design_system', {
    '4.9-input': 'designSystem required; projectId not',
    '4.9-global': 'When projectId is empty, a global (unassociated) asset is created.',
    '4.9-designSystem': 'Within designSystem and theme, the required fields and the optional ones.',
    '4.9-output': 'Output: the created design system Asset.',
  }),
  ...section('4.10 update_design_system', {
    '4.10-input': 'name, projectId and designSystem required',
    '4.10-same': 'Uses the same DesignSystem and DesignTheme schemas as create_design_system.',
    '4.10-name': 'The asset is identified by name.',
    '4.10-output': 'Output: the updated design system Asset.',
  }),
  ...section('4.11 list_design_systems', {
    '4.11-input': 'projectId: string, not required',
    '4.11-global': 'When empty, global design systems are listed.',
    '4.11-output': 'Output: an array of Asset objects containing design systems.',
  }),
  ...section('4.12 apply_design_system', {
    '4.12-input': 'projectId, selectedScreenInstances and assetId required',
    '4.12-output': 'Output: the updated Screen objects.',
    '4.12-appearance': "The screens' appearance changes to match the system's tokens (colors, fonts, shapes).",
  }),
  ...section('4.13 upload_design_md', {
    '4.13-input': 'projectId and designMdBase64 required',
    '4.13-utf8': 'The decoded content must be valid UTF-8.',
    '4.13-output': 'Output: a screen instance object representing the uploaded DESIGN.md.',
    '4.13-ids': 'Its id and sourceScreen are required as input to create_design_system_from_design_md.',
  }),
  ...section('4.14 create_design_system_from_design_md', {
    '4.14-input': 'projectId and selectedScreenInstance required; deviceType not',
    '4.14-deviceType': 'deviceType: DeviceType; the device type for the design system',
    '4.14-output': 'Output: a DesignSystem with an assetId usable with apply_design_system.',
    '4.14-displayed': 'The design system is also displayed in the UI.',
    '4.14-order': 'Must be called after upload_design_md.',
  }),
  ...section('4.15 Tool annotations', {
    '4.15-meaning-readOnly': 'readOnlyHint true means read-only, no mutations.',
    '4.15-meaning-destructive': 'destructiveHint true means the tool may create, modify or delete resources.',
    '4.15-meaning-idempotent': 'idempotentHint true means repeated calls produce the same result.',
    '4.15-hints': 'Annotations are hints, not enforced rules: whoever calls has been asked for nothing before.',
    '4.15-readOnly': 'The read-only tools have readOnlyHint true.',
    '4.15-others': 'Every other tool has readOnlyHint false and destructiveHint true.',
    '4.15-idempotent': 'create_project and generate_screen_from_text have idempotentHint false.',
    '4.15-openWorld': 'openWorldHint true means interaction with external systems. All tools have openWorldHint false.',
  }),
  ...section('5. Authentication', {
    '5-accessible': 'list_projects lists the projects accessible to the user.',
    '5-owned': 'It defaults to the projects the user owns.',
    '5-shared': 'view=shared lists shared projects.',
  }),
  ...section('6. Events', {
    '6-read': 'Outcomes of long-running generation are read by calling get_screen.',
  }),
  ...section('7. Errors', {
    '7-1': 'A connection error does not necessarily mean that the operation failed.',
    '7-2': 'After such an error the caller does not retry, waits a few minutes and calls get_screen.',
    '7-3': 'A retried generation can create duplicate screens.',
    '7-4': "A FAILED screen reports a failure; statusMessage then holds the agent's human-readable status.",
  }),
  ...section('8. Limits', {
    '8-variantCount': 'variantCount: integer 1 to 5; default 3',
    '8-duration': 'generate_screen_from_text, edit_screens: normally a few minutes',
    '8-fonts': 'Font families: 29 names',
    '8-encoding': 'designMdBase64: Base64; decoded content must be valid UTF-8',
  }),
  ...section('9. Versioning', {
    '9-version': 'Asset.version is a read-only string version counter. The value 0 means unversioned.',
    '9-deprecated': 'Deprecated items remain accepted: get_screen ids, Screen.id, MODEL_3_PRO, ROUND_TWO.',
  }),
];
