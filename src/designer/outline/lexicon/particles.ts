/** Particles that join a noun to its names in languages without spaces between them: 「…」で、 …은, …이랑. */
const PARTICLE = String.raw`(?:[\p{Script=Hiragana}、，・]|은|는|이|가|을|를|에|에는|에서|의|로|으로|도|와|과|랑|이랑|하고|및|그리고|和|与|與|及|以及|跟)`;

export const ONLY_PARTICLES = new RegExp(String.raw`^(?:${PARTICLE}|\s)+$`, 'u');
/** What stands at the start of a run behind a noun or a quotation and joins only. */
export const LEADING_PARTICLES = new RegExp(String.raw`^(?:${PARTICLE}\s*)+`, 'u');
/** The polite end of a sentence behind its last name: "… 두 개면 돼요", "…です". */
export const POLITE_END = /^[\p{Script=Hangul}\p{Script=Hiragana}\s、，。.]*$/u;
