import { toNumber } from '../wire/values.ts';
import type { OwnQuestions, ProductAnswer, ProductQuestion } from './model.ts';
import type { WireAnswer, WireOwnQuestions, WireQuestion } from './wire.ts';

export const toQuestion = (wire: WireQuestion): ProductQuestion => ({
  id: String(wire.id),
  text: wire.text,
  author: wire.name ?? '',
  writtenAt: wire.created_at ?? '',
  answers: wire.answers.map(toAnswer),
  answerCount: toNumber(wire.answers_total),
});

const toAnswer = ({ id, text, by, name, created_at }: WireAnswer): ProductAnswer => ({
  id: String(id),
  text,
  buyer: by === 'shop' ? null : (name ?? ''),
  writtenAt: created_at ?? '',
});

export const toOwnQuestions = ({ can_answer, asked, answered }: WireOwnQuestions): OwnQuestions => ({
  canAnswer: can_answer,
  asked: asked.map(String),
  answered: answered.map(String),
});
