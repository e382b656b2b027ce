import { describe, expect, it } from 'vitest';
import { orderHeadings } from './headings.ts';
import { ensureLandmarks } from './landmarks.ts';
import { mendListsAndTables } from './lists-tables.ts';
import { runStep } from './mended.fixture.ts';
import { unnestControls } from './nesting.ts';

describe('orderHeadings', () => {
  const run = (markup: string): string => runStep(markup, (body, note) => orderHeadings(body, 'Runs', note));

  it.each([
    [
      'no step is left out, and siblings stay siblings',
      '<h1>a</h1><h4>b</h4><h4>c</h4><h3>d</h3><h2>e</h2>',
      '<h1>a</h1><h2>b</h2><h2>c</h2><h2>d</h2><h2>e</h2>',
    ],
    [
      'a second title is a section',
      '<h1>a</h1><h2>b</h2><h1>c</h1><h2>d</h2>',
      '<h1>a</h1><h2>b</h2><h2>c</h2><h2>d</h2>',
    ],
    ['the first heading becomes the title', '<h2>a</h2><h2>b</h2><h3>c</h3>', '<h1>a</h1><h2>b</h2><h3>c</h3>'],
    [
      'a page without headings gets a hidden title',
      '<main><p>a</p></main>',
      '<main><h1 class="sr-only">Runs</h1><p>a</p></main>',
    ],
    [
      'what stands before the title and in dialogs keeps its level',
      '<h2>a</h2><h1>b</h1><dialog><h1>c</h1></dialog>',
      '<h2>a</h2><h1>b</h1><dialog><h1>c</h1></dialog>',
    ],
  ])('%s', (_, given, expected) => {
    expect(run(given)).toBe(expected);
  });
});

describe('ensureLandmarks', () => {
  const run = (markup: string): string => runStep(markup, ensureLandmarks);

  it.each([
    [
      'what is neither header nor footer is the main part',
      '<header>h</header>\n<section>a</section>\n<section>b</section>\n<footer>f</footer>\n',
      '<header>h</header>\n<main><section>a</section>\n<section>b</section></main>\n<footer>f</footer>\n',
    ],
    ['a single box becomes it', '<nav>n</nav><div class="p-4">a</div>', '<nav>n</nav><main class="p-4">a</main>'],
    [
      'a shell of rows keeps its layout',
      '<div class="flex"><aside>s</aside><div>a</div><div>b</div></div>',
      '<div class="flex"><aside>s</aside><main class="contents"><div>a</div><div>b</div></main></div>',
    ],
    [
      'only the first main stays',
      '<main>a</main><main>b</main><div role="main">c</div>',
      '<main>a</main><div>b</div><div>c</div>',
    ],
    [
      'several navigations get names',
      '<main><header><nav>a</nav></header><aside><nav>b</nav></aside></main><footer><nav>c</nav></footer>',
      '<main><header><nav aria-label="Main">a</nav></header><aside><nav aria-label="Sidebar">b</nav></aside></main><footer><nav aria-label="Footer">c</nav></footer>',
    ],
    [
      'names are not given twice',
      '<main><nav aria-label="A">a</nav><nav aria-label="A">b</nav><nav>c</nav></main>',
      '<main><nav aria-label="A">a</nav><nav aria-label="On this page">b</nav><nav aria-label="On this page 2">c</nav></main>',
    ],
  ])('%s', (_, given, expected) => {
    expect(run(given)).toBe(expected);
  });
});

describe('mendListsAndTables', () => {
  const run = (markup: string): string => runStep(markup, mendListsAndTables);

  it.each([
    ['an item outside a list', '<div><li>a</li></div>', '<div><div>a</div></div>'],
    ['a list without items', '<ul><a>x</a></ul>', '<div><a>x</a></div>'],
    [
      'a stray among items',
      '<ul><li>a</li><div>b</div></ul>',
      '<ul><li>a</li><li class="contents"><div>b</div></li></ul>',
    ],
    ['a description outside', '<dt>a</dt>', '<div>a</div>'],
    [
      'grouped descriptions stay',
      '<dl><div><dt>a</dt><dd>b</dd></div></dl>',
      '<dl><div><dt>a</dt><dd>b</dd></div></dl>',
    ],
    ['a description list with other content', '<dl><p>x</p><dt>a</dt></dl>', '<div><p>x</p><div>a</div></div>'],
    [
      'a head of plain cells',
      '<table><thead><tr><td>A</td></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
      '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    ],
    [
      'headers of rows',
      '<table><tbody><tr><th>A</th><td>1</td></tr></tbody></table>',
      '<table><tbody><tr><th scope="row">A</th><td>1</td></tr></tbody></table>',
    ],
  ])('%s', (_, given, expected) => {
    expect(run(given)).toBe(expected);
  });
});

describe('unnestControls', () => {
  const run = (markup: string): string => runStep(markup, unnestControls);

  it.each([
    [
      'a button in a link',
      '<a href="/x"><button type="button" class="p-2">a</button></a>',
      '<a href="/x"><span class="p-2">a</span></a>',
    ],
    ['a link in a button', '<button><a href="/x">a</a></button>', '<button><span>a</span></button>'],
    ['a link without a target in a button', '<button><a>a</a></button>', '<button><span>a</span></button>'],
    ['a field in a button', '<button>a<input></button>', '<span>a<input></span>'],
    [
      'a button in a box with a role',
      '<div role="button" tabindex="0"><button>a</button></div>',
      '<div role="button" tabindex="0"><span>a</span></div>',
    ],
    [
      'a link in a summary may stay',
      '<details><summary><a href="/x">a</a></summary></details>',
      '<details><summary><a href="/x">a</a></summary></details>',
    ],
    ['hidden controls are shown', '<div aria-hidden="true"><button>a</button></div>', '<div><button>a</button></div>'],
  ])('%s', (_, given, expected) => {
    expect(run(given)).toBe(expected);
  });
});
