/** An address that belongs to the name; `.example` reaches nobody. */
export const toEmail = (name: string): string => {
  const parts = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .toLowerCase()
    .split(/[^a-z]+/u)
    .filter(Boolean);
  return parts.length === 0 ? 'name@mail.example' : `${parts.join('.')}@mail.example`;
};
