import type { Passage } from '../../form/passage.ts';
import { cut } from '../../form/piece.ts';
import { roleOfHeading } from '../../lexicon/role-of-heading.ts';
import type { PageDraft } from '../page-draft.ts';
import type { Owner } from '../scope.ts';
import { afterLead, leadOf, type Lead } from './lead-of.ts';
import { literalWords } from './literal-words.ts';

const PRODUCT =
  /^(?:the )?(?:product|app|application|client|company|organi[sz]ation|site|website|tool|service|produkt|kunde|produit|producto|produto|prodotto)(?: name)?$/iu;
/** A name of its own, up to what is said of it: "Villa Sorrentella (41 rooms)". */
const NAME = /^["“„«`*_]*(\p{Lu}[\p{L}\p{N}&’'. -]{1,40}?)["”“»`*_]*(?=\s*(?:$|[,(.;:]|\s[–—-]\s))/u;

/**
 * Whether a passage before all parts says what the page is ("Task: …", "Device: phone"): such lines are no facts to be
 * shown, however many of them stand together.
 */
export function isFront(draft: PageDraft, passage: Passage, open: Owner): boolean {
  const { sections, frame, lang } = draft.outline;
  if (passage.form === 'heading' || open.scope.rank > 0 || sections.length > 0 || Object.keys(frame).length > 0)
    return false;
  const lead = leadOf(passage, lang);
  if (lead === undefined) return false;
  if (isNamed(passage, lead)) return true;
  const role = roleOfHeading(lead.text, lang)?.role;
  return role !== undefined && role !== 'structure';
}

/** Takes the product's name from "Product: Hearthmoor Mutual". False where the passage does not say it. */
export function readFront(draft: PageDraft, passage: Passage): boolean {
  const lead = leadOf(passage, draft.outline.lang);
  if (lead === undefined || !isNamed(passage, lead)) return false;
  const body = afterLead(passage.said, lead);
  const name = NAME.exec(body.text)?.[1];
  if (name === undefined) return false;
  const at = body.text.indexOf(name);
  draft.outline.product ??= literalWords(cut(body, at, at + name.length));
  draft.outline.context.push(literalWords(passage.said));
  return true;
}

const isNamed = (passage: Passage, lead: Lead): boolean =>
  passage.parts.length === 0 && PRODUCT.test(lead.text) && NAME.test(afterLead(passage.said, lead).text);
