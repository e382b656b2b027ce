import { describe, expect, it } from 'vitest';
import { mendAria, reachScrollers } from './aria.ts';
import { resolveLinks } from './links.ts';
import { runStep } from './mended.fixture.ts';
import { nameControls } from './names.ts';

describe('nameControls', () => {
  const run = (markup: string): string => runStep(markup, nameControls);

  it.each([
    [
      'an icon button',
      '<button><svg data-icon="bell" aria-hidden="true"></svg></button>',
      '<button aria-label="Notifications"><svg data-icon="bell" aria-hidden="true"></svg></button>',
    ],
    [
      'an icon nobody thought of',
      '<button><svg data-icon="washing-machine" aria-hidden="true"></svg></button>',
      '<button aria-label="Washing machine"><svg data-icon="washing-machine" aria-hidden="true"></svg></button>',
    ],
    [
      'a part',
      '<button data-part="play-all"></button>',
      '<button data-part="play-all" aria-label="Play all"></button>',
    ],
    [
      'a named picture is a name',
      '<a href="/x"><svg role="img" aria-label="Logo"></svg></a>',
      '<a href="/x"><svg role="img" aria-label="Logo"></svg></a>',
    ],
    [
      'a field by its placeholder',
      '<input placeholder="Search runs">',
      '<input placeholder="Search runs" aria-label="Search runs">',
    ],
    [
      'a field by the words in front',
      '<p>Distance</p><input type="number">',
      '<p>Distance</p><input type="number" aria-label="Distance">',
    ],
    [
      'a field by its name',
      '<select name="home_city"></select>',
      '<select name="home_city" aria-label="Home city"></select>',
    ],
    ['a label without for', '<label>E-mail</label><input>', '<label for="e-mail">E-mail</label><input id="e-mail">'],
    ['a field in its label', '<label>City <input></label>', '<label>City <input></label>'],
    [
      'a field with a label elsewhere',
      '<label for="a">City</label><p>x</p><input id="a">',
      '<label for="a">City</label><p>x</p><input id="a">',
    ],
    [
      'a gauge',
      '<div><p>Storage</p><progress value="3" max="4"></progress></div>',
      '<div><p>Storage</p><progress value="3" max="4" aria-label="Storage"></progress></div>',
    ],
    ['an image without words', '<img>', '<img alt="">'],
    [
      'an image in a figure',
      '<figure><img><figcaption>The bay</figcaption></figure>',
      '<figure><img alt="The bay"><figcaption>The bay</figcaption></figure>',
    ],
    ['a drawing without words', '<svg role="img"></svg>', '<svg aria-hidden="true"></svg>'],
    ['a drawing with a title', '<svg><title>Map</title></svg>', '<svg role="img"><title>Map</title></svg>'],
    [
      'a dialog',
      '<dialog><h2>Delete run?</h2></dialog>',
      '<dialog aria-label="Delete run?"><h2>Delete run?</h2></dialog>',
    ],
  ])('%s', (_, given, expected) => {
    expect(run(given)).toBe(expected);
  });
});

describe('mendAria', () => {
  const run = (markup: string): string => runStep(markup, mendAria);

  it.each([
    [
      'references that lead nowhere',
      '<p id="a" aria-describedby="b" aria-labelledby="a c">x</p><label for="z">l</label>',
      '<p id="a" aria-labelledby="a" role="group">x</p><label>l</label>',
    ],
    ['roles that are none', '<div role="card">a</div>', '<div>a</div>'],
    ['roles without the parent they need', '<button role="tab">a</button>', '<button>a</button>'],
    ['roles without the content they need', '<ul role="listbox"><li>a</li></ul>', '<ul><li>a</li></ul>'],
    [
      'tabs that fit',
      '<div role="tablist"><button role="tab">a</button></div>',
      '<div role="tablist"><button role="tab">a</button></div>',
    ],
    [
      'states that a role needs',
      '<button role="switch">a</button>',
      '<button role="switch" aria-checked="false">a</button>',
    ],
    [
      'a name on a plain box',
      '<div aria-label="Rating: 4 of 5"><svg></svg></div>',
      '<div aria-label="Rating: 4 of 5" role="img"><svg></svg></div>',
    ],
  ])('%s', (_, given, expected) => {
    expect(run(given)).toBe(expected);
  });
});

describe('reachScrollers', () => {
  const run = (markup: string): string => runStep(markup, reachScrollers);

  it('lets the keyboard reach what scrolls, by the name of its section', () => {
    expect(run('<section><h2>Jobs</h2><div class="overflow-x-auto"><table></table></div></section>')).toBe(
      '<section><h2>Jobs</h2><div class="overflow-x-auto" tabindex="0" role="group" aria-label="Jobs"><table></table></div></section>',
    );
    expect(run('<ul class="md:overflow-auto"><li>a</li></ul>')).toBe(
      '<ul class="md:overflow-auto" tabindex="0" aria-label="Scrollable content"><li>a</li></ul>',
    );
  });

  it.each([
    ['under the second heading of a section', '<section><h2>Week</h2><h3>Prices</h3>$</section>', 'Prices'],
    [
      'in a section beside another',
      '<main><h1>Roasts</h1><section><h2>Jobs</h2></section><section>$</section></main>',
      'Roasts',
    ],
    [
      'behind another table',
      '<section><h2>All</h2><div><h3>Jobs</h3><table></table></div><div>$</div></section>',
      'All',
    ],
    ['before its heading', '<section>$<h2>Jobs</h2></section>', 'Jobs'],
  ])('names a table %s', (_, markup, name) => {
    const scroller = '<div class="overflow-x-auto"><table></table></div>';
    expect(run(markup.replace('$', scroller))).toContain(`aria-label="${name}"`);
  });

  it('names a table by its caption first', () => {
    const table = '<div class="overflow-x-auto"><table><caption>Beans</caption></table></div>';
    expect(run(`<section><h2>Jobs</h2>${table}</section>`)).toContain('aria-label="Beans"');
  });

  it('leaves what holds controls', () => {
    const markup = '<div class="overflow-x-auto"><a href="/x">a</a></div>';
    expect(run(markup)).toBe(markup);
  });
});

describe('resolveLinks', () => {
  const run = (markup: string): string => runStep(markup, resolveLinks);

  it.each([
    [
      'a part of the page by its id',
      '<nav><a href="#">Pricing</a></nav><section id="pricing">x</section>',
      '<nav><a href="#pricing">Pricing</a></nav><section id="pricing">x</section>',
    ],
    [
      'a part of the page by its heading',
      '<a>Our courses</a><section id="s1"><h2>Our courses</h2></section>',
      '<a href="#s1">Our courses</a><section id="s1"><h2>Our courses</h2></section>',
    ],
    ['a path of the words', '<a href="#nowhere">Zoë’s diary</a>', '<a href="/zoe-s-diary">Zoë’s diary</a>'],
    [
      'a path of the label',
      '<a href="#" aria-label="Profile"><svg></svg></a>',
      '<a href="/profile" aria-label="Profile"><svg></svg></a>',
    ],
    ['a place that is there stays', '<a href="#a">x</a><p id="a"></p>', '<a href="#a">x</a><p id="a"></p>'],
    [
      'a link in a sentence is underlined',
      '<p>Read the <a href="/rules">site rules</a> first.</p>',
      '<p>Read the <a href="/rules" class="underline">site rules</a> first.</p>',
    ],
    [
      'a link beside other links is not',
      '<p><a href="/a">Aa</a> <a href="/b">Bb</a></p>',
      '<p><a href="/a">Aa</a> <a href="/b">Bb</a></p>',
    ],
  ])('%s', (_, given, expected) => {
    expect(run(given)).toBe(expected);
  });
});
