/** `LatteArtPicture` → `latte-art-picture`, whole: two components never share a file. */
export const toFileName = (component: string): string =>
  component.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
