/** Where things are shared to and houses are followed, with the words that name each and its sign. */
export const NETWORKS: readonly { words: RegExp; label: string; icon: string }[] = [
  { words: /\bfacebook\b/i, label: 'Facebook', icon: 'facebook' },
  { words: /\btwitter\b/i, label: 'Twitter', icon: 'twitter' },
  { words: /\blinkedin\b/i, label: 'LinkedIn', icon: 'linkedin' },
  { words: /\binstagram\b/i, label: 'Instagram', icon: 'instagram' },
  { words: /\byoutube\b/i, label: 'YouTube', icon: 'youtube' },
  { words: /\bgithub\b/i, label: 'GitHub', icon: 'github' },
  { words: /\bwhats ?app\b/i, label: 'WhatsApp', icon: 'message-circle' },
  { words: /\btelegram\b/i, label: 'Telegram', icon: 'send' },
  { words: /\be-?mail\b/i, label: 'E-mail', icon: 'mail' },
];
