import { drawPicture } from '../../src/designer/imagery/draw-picture.ts';
import type { Designer } from '../../src/domain/designer.ts';
import { EXPORTERS } from '../../src/exports/exporters.ts';
import { toZip } from '../../src/exports/to-zip.ts';
import { writeToolExport } from '../../src/exports/write-tool-export.ts';
import { finish } from '../../src/markup/finish.ts';
import { readDocument } from '../../src/markup/read-document.ts';
import { retheme } from '../../src/markup/retheme.ts';
import { toDocumentBody } from '../../src/markup/to-document-body.ts';
import { createDesigners, type Drawing } from '../../src/operations/drawing.ts';
import { drawSpecimen } from '../../src/specimen/draw-specimen.ts';
import { readDesignMd } from '../../src/tokens/design-md/read-design-md.ts';
import { EXPORT_FORMS } from '../../src/tokens/exports/export-forms.ts';
import { BUILT_IN_ENGINE } from '../setup/built-in-engine.ts';

/** What draws, all of it real; the built-in renderer, since it is on every machine. */
export function openTestDrawing(designer: Designer): Drawing {
  return {
    designers: createDesigners({ embedded: designer, pro: designer, flash: designer }),
    renderEngine: BUILT_IN_ENGINE,
    finish: (body, options) => finish(body, { ...options, drawPicture }),
    retheme,
    readDocument: async (html) => readDocument(html),
    toDocumentBody: async (markdown) => toDocumentBody(markdown),
    writeToolExport: (layout, options) => writeToolExport(layout, 'svg', options),
    readDesignMd,
    drawSpecimen: async (designSystem, device) => drawSpecimen(designSystem, device),
    listExportForms: async () => EXPORT_FORMS,
    loadExports: async () => ({ exporters: EXPORTERS, toZip }),
  };
}
