import type { Want } from '../brief.ts';
import { createField } from './read-field.ts';

/** Names that columns of tables have; hardly anything on a screen is called so by itself. */
const COLUMN_NAME =
  /^(?:avatar|photo|image|thumbnail|(?:full |first |last |user |customer |client |company |product |item )?name|title|e-?mail(?: address)?|phone(?: number)?|role|plan|tier|status|state|(?:account |payment |order |stock )?status|last (?:login|active|seen|activity|used|updated|sign[ -]?in|contacted)|(?:created|joined|due|order|start|end|hire|expiry|renewal|invoice|delivery|close)(?: date| at| on)?|date|time|amount|total|price|unit price|quantity|qty|stock|stock level|sku|id|order id|(?:order |invoice |ticket |serial )?number|category|type|department|team|location|address|city|country|owner|assignee|assigned (?:to|agent|contractor)|agent|manager|priority|severity|stage|value|deal value|score|lead score|rating|tags?|source|company|customer|client|vendor|supplier|actions?|progress|budget|balance|method|payment method|currency|reference|description|notes?|ip address|device|location|permissions?|salary|position|rent|unit|tenant|contract type|carrier|eta|origin|destination|weight|tracking number)$/i;

const LEAST_COLUMNS = 3;

const isBare = ({ items, texts, fields, isAction }: Want): boolean =>
  isAction !== true && items.length + texts.length + fields.length === 0;

/** How many wants behind the one at a place are names of columns and nothing else. */
const countFollowing = (wants: readonly Want[], at: number): number => {
  const end = wants.findIndex((want, index) => index > at && !(isBare(want) && COLUMN_NAME.test(want.label)));
  return (end === -1 ? wants.length : end) - at - 1;
};

const isTable = ({ kind, items, fields }: Want): boolean =>
  kind === 'records' &&
  items.length + fields.length > 1 &&
  items.every(({ title, value, note }) => value === undefined && note === undefined && COLUMN_NAME.test(title));

/**
 * "A table: name, email, role, last login": what is listed of it are its columns, and so is what was read as something
 * else right behind them, and a state that was taken for no thing of its own. Other lists stay.
 */
export function settleAttributes(wants: Want[], text: string): Want[] {
  const at = wants.findIndex(
    (want, index) =>
      isTable(want) && want.items.length + want.fields.length + countFollowing(wants, index) >= LEAST_COLUMNS,
  );
  const table = wants[at];
  if (table === undefined) return wants;
  const count = countFollowing(wants, at);
  const own = table.fields.map(({ label }) => label);
  const listed = [
    ...table.items.map(({ title }) => title),
    ...wants.slice(at + 1, at + 1 + count).map(({ label }) => label),
  ];
  const [state] = /\b(?:status|state)\b/i.exec(text) ?? [];
  const hasState = [...own, ...listed].some((label) => /\b(?:status|state|stage)\b/i.test(label));
  const columns = [...listed, ...(state === undefined || hasState || listed.length === 0 ? [] : ['Status'])];
  const missing = columns.filter((label) => !own.some((known) => known.toLowerCase() === label.toLowerCase()));
  return [
    ...wants.slice(0, at),
    { ...table, items: [], fields: [...table.fields, ...missing.map((label) => createField(label))] },
    ...wants.slice(at + 1 + count),
  ];
}
