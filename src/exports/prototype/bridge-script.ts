/**
 * Runs in the frame of each screen of a prototype, as the only script there: tells the player which linked element was
 * pressed, keeps every other link and form from leading away, and shows what is linked when something else was pressed. The
 * name of the frame says which elements are linked.
 */
export const BRIDGE_SCRIPT = String.raw`
(() => {
  const linked = new Set(JSON.parse(name));
  const sheet = document.createElement('style');
  sheet.textContent =
    '[data-linked]{cursor:pointer!important}' +
    '.shows-links [data-linked]{box-shadow:0 0 0 2px #2f6fed,inset 0 0 0 999px rgb(47 111 237/.16)!important;transition:box-shadow .12s}';
  document.head.append(sheet);
  const tell = (message) => parent.postMessage({ prototype: message }, '*');
  for (const element of document.querySelectorAll('[data-id]')) {
    if (!linked.has(element.dataset.id)) continue;
    element.dataset.linked = '';
    if (!/^(?:A|BUTTON)$/.test(element.tagName) && !element.hasAttribute('tabindex')) {
      element.tabIndex = 0;
      element.setAttribute('role', 'link');
    }
  }
  let hiding;
  const show = (lasting) => {
    document.documentElement.classList.add('shows-links');
    clearTimeout(hiding);
    if (!lasting) hiding = setTimeout(hide, 700);
  };
  const hide = () => document.documentElement.classList.remove('shows-links');
  const control = 'a,button,input,select,textarea,label,summary,[role]';
  addEventListener('click', (event) => {
    const { target } = event;
    const element = target.closest('[data-linked]');
    if (element) {
      event.preventDefault();
      tell({ pressed: element.dataset.id });
    } else if (target.closest('a,button')) {
      event.preventDefault();
      show(false);
    } else if (!target.closest(control)) show(false);
  }, true);
  addEventListener('submit', (event) => event.preventDefault(), true);
  addEventListener('keydown', (event) => {
    const { key, target } = event;
    const isTyping = /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
    if (key === 'Enter' && target.matches('[data-linked]:not(a,button)')) tell({ pressed: target.dataset.id });
    else if (!isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) tell({ key });
  });
  addEventListener('message', ({ source, data }) => {
    if (source !== parent) return;
    if (data.shows) show(true);
    else hide();
  });
})();
`;
