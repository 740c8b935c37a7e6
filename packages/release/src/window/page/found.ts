import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PREVIEWS } from '../../documents/release-id.ts';
import type { FaultGroup } from '../../faults/group-faults.ts';
import type { Moment, MomentFaults } from '../../history/find-moment.ts';
import type { PartDifference } from '../../history/part-differences.ts';
import { frameText } from '../../traces/frame-text.ts';
import { fill, type Texts } from '../texts/index.ts';
import { differenceOf } from './difference.ts';
import { moment, note, state } from './elements.ts';

/** So many faults are shown; `pnpm release at … --json` has all. */
const SHOWN = 5;

/** What somebody had, since when, who made it and why, what was new in it, and what their tab told. */
export const foundHtml = (
  found: Moment,
  faults: MomentFaults,
  own: readonly PartDifference[],
  texts: Texts,
): string => {
  const { release, before, time } = found;
  return renderToStaticMarkup(
    h(
      'div',
      { className: 'found-release' },
      time !== null && note(texts.requestCame, ' ', moment(time)),
      h(
        'h3',
        null,
        `#${release.serial}${found.arm === 'candidate' ? ` · ${texts.candidate}` : ''} · ${release.reason}`,
      ),
      note(moment(release.time), ` · ${release.author} · ${release.kind} · `, ...untilOf(found, texts)),
      h(
        'ul',
        { className: 'plain' },
        ...Object.entries(release.parts).map(([part, { version }]) =>
          h('li', { key: part }, h('b', null, part), ` ${version}`),
        ),
      ),
      before && h('h3', null, fill(isBeside(found) ? texts.beside : texts.sinceRelease, { serial: before.serial })),
      before && differenceOf(before, release, texts, own),
      h('h3', null, found.requestId === null ? texts.faultsOfRelease : texts.faultsOfPage),
      ...faultsOf(faults, texts),
    ),
  );
};

/** What was asked for and is not there. */
export const notFoundHtml = (problem: string): string => renderToStaticMarkup(state('warn', 'warn', problem));

const isBeside = ({ release, arm }: Moment): boolean => release.channel === PREVIEWS || arm === 'candidate';

function untilOf({ until, release, arm }: Moment, texts: Texts): ReactNode[] {
  if (release.channel === PREVIEWS) return [texts.wasPreview];
  const words = arm === 'candidate' ? texts.hadByShare : texts.hadByAll;
  return until === null
    ? [fill(words, { until: texts.untilNow })]
    : [`${fill(words, { until: texts.frozenUntil })} `, moment(until)];
}

function faultsOf({ faults, problem }: MomentFaults, texts: Texts): ReactNode[] {
  if (faults === null) return [state('warn', 'warn', problem ?? '')];
  if (faults.length === 0) return [note(texts.noFaults)];
  const rows = faults.slice(0, SHOWN).map((fault) => faultOf(fault));
  const more = faults.length - rows.length;
  return [h('ul', { className: 'plain faults' }, ...rows), more > 0 && note(fill(texts.andMore, { count: more }))];
}

const faultOf = ({ number, part, message, first, last, versions, pages, devices, frames }: FaultGroup): ReactNode =>
  h(
    'li',
    { key: `${part} ${message} ${first}` },
    h('b', null, `${number} × ${part}`),
    ` ${message}`,
    note(
      moment(first),
      first !== last && ' – ',
      first !== last && moment(last),
      ...[versions, pages, devices].filter((names) => names.length > 0).map((names) => ` · ${names.join(', ')}`),
    ),
    frames.length > 0 && h('pre', { tabIndex: 0 }, h('code', null, frames.map(frameText).join('\n'))),
  );
