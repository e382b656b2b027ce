/** A mapping whose keys keep their order, numbers among them. */
export type YamlMap = readonly (readonly [key: string, value: YamlValue])[];
export type YamlValue = string | number | YamlMap;

/** A block mapping of YAML 1.2, two spaces a level. Strings are quoted wherever some parser could take them for another thing. */
export function toYaml(map: YamlMap, indent = ''): string {
  return map
    .map(([key, value]) =>
      typeof value === 'object'
        ? `${indent}${toScalar(key)}:\n${toYaml(value, `${indent}  `)}`
        : `${indent}${toScalar(key)}: ${typeof value === 'number' ? value : toScalar(value)}\n`,
    )
    .join('');
}

const PLAIN = /^(?:[a-z][a-z\d_-]*(?: [a-z\d][a-z\d_-]*)*|-?\d+(?:\.\d+)?(?:px|em))$/i;
/** Truth values and nothing, as YAML 1.1 and 1.2 write them. */
const RESERVED = /^(?:true|false|yes|no|on|off|y|n|null)$/i;
/** Characters that JSON leaves as they are and YAML or an editor does not show. */
const UNSEEN = /[\u007F-\u009F\u2028\u2029\uFEFF]/g;

function toScalar(text: string): string {
  if (PLAIN.test(text) && !RESERVED.test(text)) return text;
  // Every JSON string is a double-quoted scalar of YAML 1.2.
  return JSON.stringify(text).replace(UNSEEN, (character) => `\\u${toFourDigits(character)}`);
}

const toFourDigits = (character: string): string => character.charCodeAt(0).toString(16).padStart(4, '0');
