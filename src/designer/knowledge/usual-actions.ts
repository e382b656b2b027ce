interface UsualAction {
  label: string;
  icon: string;
}

/** What can be done where such a name stands, in any trade. */
const USUAL: readonly (readonly [words: RegExp, actions: readonly UsualAction[]])[] = [
  [
    /\bsave bar\b|\bunsaved\b/i,
    [
      { label: 'Save changes', icon: 'check' },
      { label: 'Discard', icon: 'undo-2' },
    ],
  ],
  [
    /\b(?:oauth|social (?:login|sign-?in)|sso) buttons?\b|\b(?:github|google) (?:oauth )?buttons?\b/i,
    [
      { label: 'Go on with Google', icon: 'log-in' },
      { label: 'Go on with GitHub', icon: 'log-in' },
    ],
  ],
  [
    /\b(?:hover|message|reply) actions?\b/i,
    [
      { label: 'Copy', icon: 'copy' },
      { label: 'Try again', icon: 'refresh-cw' },
      { label: 'Good answer', icon: 'thumbs-up' },
      { label: 'Share', icon: 'share-2' },
    ],
  ],
  [
    /\bbulk actions?\b/i,
    [
      { label: 'Assign', icon: 'user-plus' },
      { label: 'Export', icon: 'download' },
      { label: 'Archive', icon: 'archive' },
    ],
  ],
  [
    /\bexport (?:drawer|menu|options?|buttons?)\b/i,
    [
      { label: 'Copy as CSS', icon: 'copy' },
      { label: 'Download JSON', icon: 'download' },
      { label: 'Send to the repository', icon: 'git-pull-request' },
    ],
  ],
  [
    /\b(?:share|sharing|shareable)\b/i,
    [
      { label: 'Copy the link', icon: 'link' },
      { label: 'Send by e-mail', icon: 'mail' },
      { label: 'Show the code', icon: 'qr-code' },
    ],
  ],
];

export const findUsualActions = (label: string): readonly UsualAction[] | undefined =>
  USUAL.find(([words]) => words.test(label))?.[1];
