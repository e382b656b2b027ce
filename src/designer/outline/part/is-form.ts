import type { Scope } from '../assemble/scope.ts';

/** Whether a part of the page is filled in, so that names alone are its fields. */
export const isForm = ({ section }: Scope): boolean => section?.about !== undefined && FORM.test(section.about);

const FORM = /\b(?:form|formular|formulaire|formulario|formulário|modulo|formulier)$/iu;
