import type { WrittenInput } from '../contract/asset-requests.ts';
import { getAssetAt, notFound } from './access.ts';
import type { Operation } from './deps.ts';

/** A design system written down for other tools. */
export interface WrittenDesignSystem {
  fileName: string;
  mimeType: string;
  text: string;
}

/** Writes a design system, as it stands or stood, as DESIGN.md or in another form. Throws NOT_FOUND. */
export const writeDesignSystem: Operation<WrittenInput, WrittenDesignSystem> = async (
  { store, drawing },
  { assetId, version, fileName },
  { caller },
) => {
  const { designSystem } = await getAssetAt(store, caller.userId, assetId, version);
  const forms = await drawing.listExportForms();
  const form = forms.find((each) => each.fileName === fileName);
  if (form === undefined) {
    const known = forms.map((each) => each.fileName).join(', ');
    throw notFound('form of the design system', `There are ${known}.`, fileName.slice(0, 64));
  }
  return { fileName, mimeType: form.mimeType, text: form.write(designSystem) };
};
