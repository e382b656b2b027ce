import { z } from 'zod';
import { AppError } from '../../domain/app-error.ts';
import { toAdvertisedSchema } from '../advertised-schema.ts';
import { pageSizeField } from '../fields/page-fields.ts';
import { parseArguments } from '../parse-arguments.ts';
import type { RouteContract, RouteFacts } from './define-route.ts';

interface ListDeclaration<Name extends string, Input extends z.ZodType, Item extends z.ZodType> extends RouteFacts {
  input: Input;
  /** Name of the list in the answer. */
  list: Name;
  item: Item;
  /** What tells an item from every other of the list. */
  keyOf(item: z.output<Item>): string;
}

type Listed<Name extends string, Item> = { [Key in Name]: Item[] } & { nextPageToken?: string };
type PageArguments = z.output<typeof pageArguments>;

const PAGE_TOKEN = z.tuple([z.int().min(1), z.string(), z.string()]);
const tokenError = 'must be the nextPageToken of the page before';

const pageArguments = z.object({
  pageSize: pageSizeField.optional().meta({ description: 'Left out: the whole list.' }),
  pageToken: z.string({ error: tokenError }).optional().meta({ description: 'nextPageToken of the page before.' }),
});

/**
 * A list that is short enough to be read at once, and comes whole unless pages are asked for. `toAnswer` cuts the page out of
 * the whole list and throws INVALID_ARGUMENT for a token that no answer gave.
 */
export function defineListRoute<Name extends string, Input extends z.ZodType, Item extends z.ZodType>({
  input,
  list,
  item,
  keyOf,
  ...facts
}: ListDeclaration<Name, Input, Item>): RouteContract<z.output<Input> & PageArguments, Listed<Name, z.output<Item>>> {
  const paged = z.intersection(input, pageArguments);
  const whole = toAdvertisedSchema(input);
  const output = z.object({ [list]: z.array(item), nextPageToken: z.string().optional() });
  return {
    ...facts,
    inputSchema: { ...whole, properties: { ...whole.properties, ...toAdvertisedSchema(pageArguments).properties } },
    outputSchema: toAdvertisedSchema(output),
    parse: (sent) => parseArguments(paged, sent),
    toAnswer(answer, { pageSize, pageToken }) {
      const items = answer[list];
      const begin = pageToken === undefined ? 0 : placeBehind(items.map(keyOf), pageToken);
      const end = Math.min(begin + (pageSize ?? items.length), items.length);
      const [last, next] = [items[end - 1], items[end]];
      return {
        ...answer,
        [list]: items.slice(begin, end),
        ...(last !== undefined && next !== undefined && { nextPageToken: toToken([end, keyOf(last), keyOf(next)]) }),
      };
    },
  };
}

/** Opaque to clients: how many items were shown, the last of them, and the one behind it. */
const toToken = (place: z.infer<typeof PAGE_TOKEN>): string => Buffer.from(JSON.stringify(place)).toString('base64url');

/** Where the next page begins, also where items have come or gone since, and either of the two that part the pages. */
function placeBehind(keys: readonly string[], pageToken: string): number {
  const { data } = PAGE_TOKEN.safeParse(parseJson(Buffer.from(pageToken, 'base64url').toString()));
  if (data === undefined) throw new AppError('INVALID_ARGUMENT', `pageToken ${tokenError}`, { path: 'pageToken' });
  const [shown, last, next] = data;
  const [lastAt, nextAt] = [keys.indexOf(last), keys.indexOf(next)];
  if (lastAt !== -1) return lastAt + 1;
  return nextAt === -1 ? Math.min(shown, keys.length) : nextAt;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
