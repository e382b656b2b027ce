import { describe, expect, it } from 'vitest';
import { composeScreen } from '../compose-screen.ts';
import { DOMAINS } from '../knowledge/domains.ts';
import { understand } from '../understand/understand.ts';

/** Kinds of content in the columns of a prompt's page, from left to right. */
const read = (prompt: string): string[][] => {
  const brief = understand(prompt, DOMAINS);
  const { plan } = composeScreen(brief, { seed: prompt, now: new Date(0), device: 'DESKTOP' });
  return plan.columns.map((column) => column.map(({ slot }) => slot.kind));
};

/** What stands over the columns. */
const readTitles = (prompt: string): string => {
  const brief = understand(prompt, DOMAINS);
  const { plan } = composeScreen(brief, { seed: prompt, now: new Date(0), device: 'DESKTOP' });
  const titles = plan.columns.flatMap((column) => column.map(({ slot }) => ('title' in slot ? slot.title : '')));
  return titles.join(' ').toLowerCase();
};

describe('seatColumns', () => {
  it.each<[string, string]>([
    ['Email client: message list on the left, reading pane on the right', 'mail'],
    ['Hospital ward console. Patient list on the left. Patient chart on the right.', 'records'],
    ['Notes app for the desktop with the list on the left, the open note to the right', 'records'],
    ['A support inbox, conversations at the left, chat on the right', 'mail'],
  ])('puts the list on the left: %s', (prompt, kind) => {
    const [left, right] = read(prompt);
    expect(left).toContain(kind);
    expect(right?.length).toBeGreaterThan(0);
    expect(right).not.toContain(kind);
  });

  it.each<[string, string]>([
    ['Email client: message list on the right, reading pane on the left', 'mail'],
    ['Hospital ward console. Patient list on the right. Patient chart on the left.', 'records'],
    ['Notes app for the desktop with the list on the right, the open note to the left', 'records'],
  ])('puts the list on the right: %s', (prompt, kind) => {
    const [left, right] = read(prompt);
    expect(right).toContain(kind);
    expect(left).not.toContain(kind);
  });

  it.each([
    ['de', 'E-Mail-Programm: Liste LEFT, Nachricht RIGHT', 'links', 'rechts'],
    ['fr', 'Messagerie avec la liste LEFT et le message RIGHT', 'à gauche', 'à droite'],
    ['es', 'Cliente de correo con la lista LEFT y el mensaje RIGHT', 'a la izquierda', 'a la derecha'],
    ['it', "Client di posta con l'elenco LEFT e il messaggio RIGHT", 'a sinistra', 'a destra'],
    ['pt', 'Cliente de e-mail com a lista LEFT e a mensagem RIGHT', 'à esquerda', 'à direita'],
    ['nl', 'E-mailprogramma met de lijst LEFT en het bericht RIGHT', 'links', 'rechts'],
    ['pl', 'Klient poczty z listą LEFT i wiadomością RIGHT', 'po lewej', 'po prawej'],
    ['sv', 'E-postprogram med listan LEFT och meddelandet RIGHT', 'till vänster', 'till höger'],
    ['tr', 'E-posta istemcisi: LEFT liste, RIGHT mesaj', 'solda', 'sağda'],
    ['ru', 'Почтовый клиент: список LEFT, письмо RIGHT', 'слева', 'справа'],
    ['ja', 'メールアプリ。LEFTリスト、RIGHTメッセージ', '左に', '右に'],
    ['zh', '邮件客户端，LEFT列表，RIGHT邮件', '左侧', '右侧'],
  ])('seats a list of mail in %s, and prints no side', (_, prompt, left, right) => {
    const atLeft = prompt.replace('LEFT', left).replace('RIGHT', right);
    const atRight = prompt.replace('LEFT', right).replace('RIGHT', left);
    expect(read(atLeft)[0]).toContain('mail');
    expect(read(atRight)[1]).toContain('mail');
    for (const word of [left, right]) expect(readTitles(atLeft)).not.toContain(word);
  });

  it.each([
    ['Store finder: list on the left, map on the right', 'beside'],
    ['Store finder: map on the left, list on the right', 'beside-end'],
    ['Pharmacy finder with the map on the left', 'beside-end'],
    ['Branch finder with map on the right and list of branches on the left', 'beside'],
  ])('seats the list of a map, which is one block: %s', (prompt, variant) => {
    const { plan } = composeScreen(understand(prompt, DOMAINS), { seed: prompt, now: new Date(0), device: 'DESKTOP' });
    const blocks = [...plan.lead, ...plan.columns.flat(), ...plan.close];
    expect(blocks.map((planned) => [planned.block.id, planned.variant.name])).toEqual([['map-ground', variant]]);
  });

  it.each([
    [
      'ar',
      'برنامج بريد مع القائمة على اليمين والرسالة على اليسار',
      'برنامج بريد مع القائمة على اليسار والرسالة على اليمين',
    ],
    ['he', 'תוכנת דואר: הרשימה מימין, ההודעה משמאל', 'תוכנת דואר: הרשימה משמאל, ההודעה מימין'],
  ])('counts columns from the right where lines begin there: %s', (_, listAtRight, listAtLeft) => {
    expect(read(listAtRight)[0]).toContain('mail');
    expect(read(listAtLeft)[1]).toContain('mail');
  });

  it.each([
    ['Dashboard with the sidebar on the right', true],
    ['Dashboard with the sidebar on the left', undefined],
  ])('seats a column of destinations: %s', (prompt, isAtEnd) => {
    const { plan } = composeScreen(understand(prompt, DOMAINS), { seed: prompt, now: new Date(0), device: 'DESKTOP' });
    expect(plan.isNavigationAtEnd).toBe(isAtEnd);
  });
});
