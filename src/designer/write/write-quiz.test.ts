import { describe, expect, it } from 'vitest';
import { DOMAINS } from '../knowledge/domains.ts';
import { TRIVIA_ROUNDS } from '../knowledge/trivia.ts';
import { sampleContext } from '../sample-brief.fixture.ts';
import { writeQuiz } from './write-quiz.ts';

const quizOf = (id: string, prompt: string) =>
  writeQuiz(sampleContext({ domain: DOMAINS.find((one) => one.id === id) ?? sampleContext().domain, prompt }));
const roundOf = (question: string) =>
  TRIVIA_ROUNDS.find(({ questions }) => questions.some((one) => one.question === question));

describe('writeQuiz', () => {
  it.each([
    ['Trivia quiz about geography', 'Around the world'],
    ['Quiz app about movies, question screen', 'On the screen'],
    ['Pub quiz night', 'A bit of everything'],
    ['Daily quiz for nurses', 'A bit of everything'],
  ])('asks in “%s” about: %s', (prompt, title) => {
    const quiz = quizOf('learning', prompt);
    const round = roundOf(quiz.question);
    expect(round?.title).toBe(title);
    expect(quiz.answers.map(({ label }) => label).sort()).toEqual(
      [...(round?.questions.find(({ question }) => question === quiz.question)?.answers ?? [])].sort(),
    );
  });

  it('asks of the trade where the trade has figures and no subject is named', () => {
    expect(roundOf(quizOf('wine', 'Quiz for the guests of a tasting').question)).toBeUndefined();
  });
});

describe('TRIVIA_ROUNDS', () => {
  it('ask everything once, with four different answers each', () => {
    const questions = TRIVIA_ROUNDS.flatMap((round) => round.questions);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
    for (const { answers, question } of questions) expect(new Set(answers).size, question).toBe(4);
  });
});
