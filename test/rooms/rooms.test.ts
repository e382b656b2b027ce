import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCircle, isOnlyOfTypes } from './circles.ts';
import { DESIGNER_ROOMS, ROOMS, WEB_PACKAGES } from './rooms.ts';

const SOURCE = path.resolve(import.meta.dirname, '../../src');
const WEB = path.resolve(import.meta.dirname, '../../web/src');
/** Statements and calls that import, type-only ones too; the specifier is in one of the groups. */
const IMPORTS =
  /^(?:import|export)[^;'"]*?\bfrom\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|\bimport\.meta\.resolve\(\s*['"]([^'"]+)['"]/gm;

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

/** A test belongs to the room of what it tests. */
const roomOf = (file: string): string => (file.split(path.sep)[0] ?? file).replace(/\.test\.ts$/, '.ts');

const packageOf = (specifier: string): string => {
  if (specifier.startsWith('node:')) return 'node:*';
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier);
};

interface Import {
  file: string;
  specifier: string;
  /** Nothing is left of it when the program runs. */
  isOfTypes?: boolean;
}

function importsOf(file: string, place: string): Import[] {
  const text = readFileSync(path.join(place, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...text.matchAll(IMPORTS)].map((match) => ({
    file,
    specifier: match.slice(1).find((group) => group !== undefined) ?? '',
    isOfTypes: isOnlyOfTypes(match[0]),
  }));
}

/** Every import below `src/`. */
const imports = files.flatMap((file) => importsOf(file, SOURCE));

/** A template in a fixture is no specifier. */
const isSpecifier = ({ specifier }: Import): boolean => !specifier.includes('${');

/** Says what is wrong with an import, or nothing. Tests may use the test packages beside those of their room. */
function faultOf({ file, specifier }: Import): string | undefined {
  const room = ROOMS[roomOf(file)];
  if (room === undefined) return `${file}: its room is not in the plan of the house`;
  const isTest = file.endsWith('.test.ts');
  if (specifier.startsWith('.')) {
    const target = path.relative(SOURCE, path.resolve(SOURCE, path.dirname(file), specifier));
    if (target.startsWith('..')) return `${file} → ${specifier}: outside src/`;
    const other = roomOf(target);
    return other === roomOf(file) || room.rooms.includes(other) ? undefined : `${file} → ${other}`;
  }
  const name = packageOf(specifier);
  if (room.packages.includes(name)) return undefined;
  return isTest && TEST_PACKAGES.has(name) ? undefined : `${file} → package ${name}`;
}

/** The file that an import leads to, from `src/`. */
const targetOf = ({ file, specifier }: Import): string => path.join(path.dirname(file), specifier);

const isOfTests = (file: string): boolean => /\.(?:test|fixture)\.ts$/.test(file);

/** Says what is wrong with an import from one room of the designer to another, or nothing. */
function faultInDesigner(one: Import): string | undefined {
  const [house, room = ''] = one.file.split(path.sep);
  const [otherHouse, other = ''] = targetOf(one).split(path.sep);
  if (house !== 'designer' || otherHouse !== house || room === other || isOfTests(one.file)) return undefined;
  return DESIGNER_ROOMS[room]?.includes(other) === true ? undefined : `${one.file} → ${other}`;
}

const TEST_PACKAGES = new Set(['vitest', 'fast-check', 'node:*', 'playwright-core', 'axe-core', 'ajv', 'ajv-formats']);

describe('the plan of the house', () => {
  it('sees the imports that it judges', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(imports.length).toBeGreaterThan(files.length);
  });

  it('holds: every import goes to an allowed room or package', () => {
    expect(
      imports
        .filter(isSpecifier)
        .map(faultOf)
        .filter((fault) => fault !== undefined),
    ).toEqual([]);
  });

  it('refuses what is not listed', () => {
    expect(faultOf({ file: path.join('domain', 'screen.ts'), specifier: '../store/store.ts' })).toBe(
      'domain/screen.ts → store',
    );
    expect(faultOf({ file: path.join('designer', 'plan', 'x.ts'), specifier: 'playwright-core' })).toBe(
      'designer/plan/x.ts → package playwright-core',
    );
    expect(faultOf({ file: path.join('attic', 'x.ts'), specifier: './y.ts' })).toContain('not in the plan');
  });

  it('holds inside the designer, whose rooms import what is listed and nothing else', () => {
    const own = imports.filter((one) => one.specifier.startsWith('.') && isSpecifier(one));
    expect(own.flatMap((one) => faultInDesigner(one) ?? [])).toEqual([]);
    expect(faultInDesigner({ file: path.join('designer', 'knowledge', 'x.ts'), specifier: '../plan/y.ts' })).toBe(
      `${path.join('designer', 'knowledge', 'x.ts')} → plan`,
    );
    const used = new Set(
      own
        .filter(({ file }) => file.startsWith(`designer${path.sep}`) && !isOfTests(file))
        .map((one) => `${one.file.split(path.sep)[1]} → ${targetOf(one).split(path.sep)[1]}`),
    );
    const listed = Object.entries(DESIGNER_ROOMS).flatMap(([room, others]) =>
      others.map((other) => `${room} → ${other}`),
    );
    expect(
      listed.filter((pair) => !used.has(pair)),
      'Take these off rooms.ts',
    ).toEqual([]);
  });

  it('has no circle of files that import each other', () => {
    const pairs = imports
      .filter(
        (one) => !isOfTests(one.file) && one.specifier.startsWith('.') && one.isOfTypes !== true && isSpecifier(one),
      )
      .map((one): [string, string] => [one.file, targetOf(one)]);
    expect(findCircle(pairs)).toEqual([]);
    const planted = pairs.slice(0, 1).map(([file, target]): [string, string] => [target, file]);
    expect(findCircle([...pairs, ...planted])).not.toEqual([]);
  });

  it('lets the studio see nothing of the service but its contract', () => {
    const web = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
    expect(web.length).toBeGreaterThan(20);
    const faults = web.flatMap((file) =>
      importsOf(file, WEB).flatMap(({ specifier }) => {
        if (!specifier.startsWith('.'))
          return WEB_PACKAGES.has(packageOf(specifier)) ? [] : [`${file} → package ${specifier}`];
        const target = path.resolve(WEB, path.dirname(file), specifier);
        const isInside = [WEB, path.join(SOURCE, 'contract')].some((place) => target.startsWith(`${place}${path.sep}`));
        return isInside ? [] : [`${file} → ${specifier}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('has a README of at most 15 lines in every room', () => {
    const rooms = Object.keys(ROOMS).filter((room) => !room.endsWith('.ts'));
    for (const room of rooms) {
      const text = readFileSync(path.join(SOURCE, room, 'README.md'), 'utf8').trimEnd();
      expect(text.split('\n').length, room).toBeLessThanOrEqual(15);
    }
  });

  it('reads the environment in config.ts only', () => {
    const readers = files.filter((file) =>
      /process\.env\b|from 'node:process'/.test(readFileSync(path.join(SOURCE, file), 'utf8')),
    );
    expect(
      readers.filter((file) => file !== 'config.ts' && !file.endsWith('.fixture.ts') && !file.endsWith('.test.ts')),
    ).toEqual([]);
  });
});
