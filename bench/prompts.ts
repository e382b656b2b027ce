/** What is generated in the benchmark: ten trades, phone and desktop in turn. */
export const PROMPTS: readonly { prompt: string; deviceType: 'MOBILE' | 'DESKTOP' }[] = [
  { prompt: 'A habit tracker home screen for runners, dark and playful', deviceType: 'MOBILE' },
  { prompt: 'Dashboard for a small coffee roastery', deviceType: 'DESKTOP' },
  { prompt: 'Checkout for an indie shop with delivery, payment and totals', deviceType: 'MOBILE' },
  { prompt: 'Landing page for a boutique hotel in Lisbon', deviceType: 'DESKTOP' },
  { prompt: 'Music player with album art, progress and the next songs', deviceType: 'MOBILE' },
  { prompt: 'Kanban board for a team of six with avatars and due dates', deviceType: 'DESKTOP' },
  { prompt: 'Wallet home with balance, quick actions and recent activity', deviceType: 'MOBILE' },
  { prompt: 'SaaS pricing page with three tiers, annual toggle and FAQ', deviceType: 'DESKTOP' },
  { prompt: 'Chat with a running coach', deviceType: 'MOBILE' },
  { prompt: 'Apartment listings with filters, map and viewing schedule', deviceType: 'DESKTOP' },
];
