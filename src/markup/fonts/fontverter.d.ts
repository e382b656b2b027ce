// fontverter ships no types; this is the part of https://github.com/papandreou/fontverter that is used here.
declare module 'fontverter' {
  const fontverter: { convert(font: Buffer, format: 'sfnt'): Promise<Buffer> };
  export default fontverter;
}
