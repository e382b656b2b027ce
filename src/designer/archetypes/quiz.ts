import { defineArchetype } from './archetype.ts';

export const quiz = defineArchetype({
  id: 'quiz',
  words: [
    [
      5,
      'quiz, quiz app, quiz question, quiz screen, quiz page, trivia quiz, trivia, trivia game, quiz result, quiz game, question screen, multiple choice question, multiple choice test, practice test, exam screen, mock exam, flashcard, flashcard app, flash card, flashcard deck, study card, vocabulary card',
    ],
    [3, 'test question, exam'],
  ],
  frames: { phone: ['bare', 'top-bar'], page: ['top-nav', 'centered', 'bare'] },
  lead: [],
  body: ['quiz', ['breakdown', 'metrics'], ['series', 'notice']],
  close: [],
  shares: [[12], [8, 4]],
  blocks: { phone: 1, page: 1 },
  otherwise: 'quiz',
  become: {
    choices: 'quiz',
    actions: 'quiz',
    steps: 'quiz',
    focus: 'quiz',
    records: 'quiz',
    thread: 'quiz',
    questions: 'quiz',
  },
  parts: {
    quiz: 'question, answer, answer option, option, multiple choice, choice, progress, progress bar, question counter, score, timer, countdown, feedback, explanation, result, front, back, card, flip, streak, hint, point',
  },
});
