/**
 * The view in a chat: says what is being made, then shows the screens as they are, side by side where there are several. Talks
 * to its host by MCP Apps (SEP-1865, revision 2026-01-26), which is JSON-RPC over `postMessage`; the official library would
 * make the page some forty times as big, since it brings a validator along.
 */
export const VIEW_SCRIPT = String.raw`
(() => {
  const root = document.documentElement;
  const [state, list, words, suggestions] = ['state', 'screens', 'words', 'suggestions'].map((id) => document.getElementById(id));
  const sheet = document.getElementById('sheet');
  const devices = document.getElementById('devices');
  const WIDTHS = { MOBILE: 390, TABLET: 768, DESKTOP: 1280, AGNOSTIC: 1280 };
  const HEIGHTS = { MOBILE: 760, TABLET: 1024, DESKTOP: 860, AGNOSTIC: 860 };
  const POLL_MS = 3000;

  let lastId = 0;
  const waiting = new Map();
  const post = (message) => parent.postMessage({ jsonrpc: '2.0', ...message }, '*');
  const notify = (method, params = {}) => post({ method, params });
  const request = (method, params) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      post({ id: lastId, method, params });
    });

  let capabilities = {};
  let prompt = '';
  let device;
  let shown = [];

  const element = (tag, properties = {}, ...children) => {
    const made = Object.assign(document.createElement(tag), properties);
    made.append(...children);
    return made;
  };
  const say = (text, isWorking) => {
    state.hidden = text === '';
    state.className = isWorking ? 'working' : '';
    state.textContent = text;
  };
  const takeContext = ({ theme, styles } = {}) => {
    if (theme) root.dataset.theme = theme;
    for (const [name, value] of Object.entries((styles && styles.variables) || {}))
      if (value !== undefined) root.style.setProperty(name, value);
  };
  const tellModel = (text) => {
    if (capabilities.message) return request('ui/message', { role: 'user', content: [{ type: 'text', text }] });
    return request('ui/update-model-context', { content: [{ type: 'text', text }] });
  };
  const canTell = () => Boolean(capabilities.message || capabilities.updateModelContext);

  /** The service stands before /files in the addresses of its files. */
  const studioUrl = ({ name, screenshot, htmlCode }) => {
    const file = screenshot || htmlCode;
    const base = /^(https?:\/\/.+)\/files\/[0-9a-f]+$/.exec((file && file.downloadUrl) || '');
    return base && base[1] + '/' + name;
  };
  const screensOf = (output) => {
    if (!output) return [];
    if (output.screenMetadata) return [output];
    return (output.output_components || []).flatMap(({ design }) => (design ? design.screens : []));
  };

  const fit = () => {
    for (const { screen, stage, frame } of shown) {
      if (!frame.isConnected) continue;
      const kind = device || screen.deviceType;
      const width = WIDTHS[kind] || 390;
      const scale = Math.min(1, stage.clientWidth / width);
      const height = Math.min(HEIGHTS[kind] || 760, frame.tagName === 'IMG' ? Infinity : Math.max(320, 640 / scale));
      Object.assign(frame.style, { width: width + 'px', height: height + 'px', transform: 'scale(' + scale + ')' });
      stage.style.height = height * scale + 'px';
      frame.style.left = Math.max(0, (stage.clientWidth - width * scale) / 2) + 'px';
    }
  };
  const place = (one, frame) => {
    one.frame.remove();
    one.frame = frame;
    one.stage.append(frame);
    fit();
  };
  const showPicture = (one, { data, mimeType }) =>
    place(one, element('img', { alt: one.screen.title, src: 'data:' + mimeType + ';base64,' + data }));
  const showPage = async (one) => {
    if (!capabilities.serverResources || !one.screen.htmlCode || one.screen.htmlCode.mimeType !== 'text/html') return;
    const uri = 'tailorbird://' + one.screen.name + '/exports/html';
    const { contents } = await request('resources/read', { uri });
    const frame = element('iframe', { title: one.screen.title });
    // Nothing in it runs, and it has no origin; fonts, styles and pictures are in it.
    frame.setAttribute('sandbox', '');
    frame.srcdoc = contents[0].text;
    place(one, frame);
  };
  const showStatus = (one) => {
    const { status, statusMessage } = one.screen.screenMetadata;
    one.note.textContent = status === 'COMPLETE' ? '' : statusMessage || (status === 'FAILED' ? 'It could not be made.' : 'Being made');
    one.stage.classList.toggle('working', status === 'IN_PROGRESS');
    one.use.disabled = status !== 'COMPLETE';
  };
  const follow = async (one) => {
    if (one.screen.screenMetadata.status === 'IN_PROGRESS' && capabilities.serverTools) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      const [, projectId, , screenId] = one.screen.name.split('/');
      const args = { name: one.screen.name, projectId, screenId };
      const { structuredContent, content = [] } = await request('tools/call', { name: 'get_screen', arguments: args });
      if (structuredContent) one.screen = structuredContent;
      showStatus(one);
      const picture = content.find(({ type }) => type === 'image');
      if (picture) showPicture(one, picture);
      return follow(one);
    }
    if (one.screen.screenMetadata.status === 'COMPLETE') await showPage(one);
  };

  const addScreen = (screen, picture, count) => {
    const use = element('button', { type: 'button', className: 'primary', textContent: 'Use this one', hidden: count < 2 || !canTell() });
    const url = studioUrl(screen);
    const open = element('button', { type: 'button', textContent: 'Open in studio', hidden: !url || !capabilities.openLinks });
    const stage = element('div', { className: 'stage' });
    const note = element('p', { className: 'note' });
    const one = { screen, stage, note, use, frame: element('div') };
    stage.append(one.frame);
    use.addEventListener('click', async () => {
      for (const other of shown) other.use.setAttribute('aria-pressed', other === one);
      use.textContent = 'Chosen';
      for (const other of shown) if (other !== one) other.use.textContent = 'Use this one';
      await tellModel('Use “' + screen.title + '” (' + screen.name + ') and go on with it; the others were only tried.');
    });
    open.addEventListener('click', () => request('ui/open-link', { url }));
    const heading = element('h2', { textContent: screen.title });
    list.append(element('li', {}, element('header', {}, heading, use, open), note, stage));
    shown.push(one);
    showStatus(one);
    if (picture) showPicture(one, picture);
    follow(one).catch(() => {
      // The picture, which came with the answer, stays.
      if (one.frame.tagName !== 'IMG') note.textContent = 'The page cannot be read here.';
    });
  };
  const showResult = ({ structuredContent, content = [], isError }) => {
    list.replaceChildren();
    suggestions.replaceChildren();
    shown = [];
    if (isError) return say((content.find(({ type }) => type === 'text') || {}).text || 'It could not be done.', false);
    say('', false);
    const screens = screensOf(structuredContent);
    const picture = content.find(({ type }) => type === 'image');
    list.className = screens.length > 1 ? 'several' : '';
    devices.hidden = screens.length === 0;
    for (const screen of screens) addScreen(screen, screens.length === 1 ? picture : undefined, screens.length);
    // The picture of an answer with several screens shows all of them.
    sheet.hidden = screens.length < 2 || !picture || Boolean(capabilities.serverResources);
    if (!sheet.hidden) sheet.src = 'data:' + picture.mimeType + ';base64,' + picture.data;
    const components = (structuredContent && structuredContent.output_components) || [];
    words.textContent = components.map(({ text }) => text || '').filter(Boolean).join('\n');
    for (const { suggestion } of components) {
      if (!suggestion || !capabilities.message) continue;
      const button = element('button', { type: 'button', textContent: suggestion });
      button.addEventListener('click', () => tellModel(suggestion));
      suggestions.append(element('li', {}, button));
    }
    if (screens.length === 0) say(words.textContent === '' ? 'Nothing was changed.' : '', false);
  };

  const NOTICES = {
    'ui/notifications/tool-input': ({ arguments: sent = {} }) => {
      prompt = sent.prompt || '';
      say(prompt === '' ? 'Looking it up' : 'Being designed: ' + prompt, true);
    },
    'ui/notifications/tool-result': showResult,
    'ui/notifications/tool-cancelled': () => say('Cancelled.', false),
    'ui/notifications/host-context-changed': takeContext,
  };
  const CALLS = { ping: () => ({}), 'ui/resource-teardown': () => ({}) };
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || !data || data.jsonrpc !== '2.0') return;
    const { id, method, params, result, error } = data;
    if (method === undefined) {
      const asked = waiting.get(id);
      waiting.delete(id);
      if (asked && error) asked.reject(new Error(error.message));
      else if (asked) asked.resolve(result);
    } else if (id === undefined) (NOTICES[method] || (() => undefined))(params || {});
    else if (CALLS[method]) post({ id, result: CALLS[method]() });
    else post({ id, error: { code: -32601, message: 'Method not found' } });
  });
  devices.addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    if (!button) return;
    device = button.dataset.device || undefined;
    for (const other of devices.children) other.setAttribute('aria-pressed', other === button);
    fit();
  });

  let told = 0;
  new ResizeObserver(() => {
    fit();
    const height = Math.ceil(document.body.scrollHeight);
    if (height === told) return;
    told = height;
    notify('ui/notifications/size-changed', { height });
  }).observe(document.body);
  request('ui/initialize', {
    protocolVersion: '2026-01-26',
    appInfo: { name: 'tailorbird-view', title: 'Tailorbird', version: '1.0.0' },
    appCapabilities: { availableDisplayModes: ['inline', 'fullscreen'] },
  }).then(({ hostCapabilities, hostContext }) => {
    capabilities = hostCapabilities || {};
    takeContext(hostContext);
    notify('ui/notifications/initialized');
  });
})();
`;
