import type { NoticeWay, TopicChoice } from '@jishi/api/account';
import { accountQuery, noticeChoicesQuery } from '@jishi/api/account/queries';
import { useApi } from '@jishi/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';
import Lock from 'lucide-react/icons/lock';
import { RowsNote } from '../../../components/security/rows.styles.ts';
import { useTexts } from '../../../messages/texts.ts';
import { useChooseNotice } from '../hooks/use-choose-notice.ts';
import * as styles from './notice-choices.styles.ts';
import { NoticeSwitch } from './notice-switch.tsx';

/** Which notices come by which way: a switch each, and a word where there is nothing to choose. */
export function NoticeChoices() {
  const text = useTexts();
  const api = useApi();
  const { data: choices } = useSuspenseQuery(noticeChoicesQuery(api));
  const { data: account } = useSuspenseQuery(accountQuery(api));
  return (
    <>
      <styles.Table>
        <thead>
          <tr>
            <th scope="col">
              <styles.Unseen>{text('profile.notices')}</styles.Unseen>
            </th>
            {choices.ways.map((way) => (
              <th key={way} scope="col">
                {text(`profile.way-${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {choices.topics.map((choice) => (
            <TopicRow key={choice.topic} choice={choice} ways={choices.ways} hasMailbox={account.email !== null} />
          ))}
        </tbody>
      </styles.Table>
      <RowsNote>
        {text('profile.notices-note')}
        {account.email === null && choices.ways.includes('mail') && ` ${text('profile.no-mailbox')}`}
      </RowsNote>
    </>
  );
}

type TopicRowProps = { choice: TopicChoice; ways: readonly NoticeWay[]; hasMailbox: boolean };

function TopicRow({ choice, ways, hasMailbox }: TopicRowProps) {
  const text = useTexts();
  const choose = useChooseNotice();
  const { topic, fixed } = choice;
  const name = text(`profile.topic-${topic}`);
  return (
    <tr>
      <th scope="row">
        <b>{name}</b>
        <span>{text(`profile.topic-${topic}-hint`)}</span>
      </th>
      {ways.map((way) => {
        const values = { topic: name, way: text(`profile.way-${way}`) };
        return (
          <td key={way} data-way={text(`profile.way-${way}`)}>
            {fixed.includes(way) ? (
              <styles.Always>
                <Lock size={13} strokeWidth={1.75} aria-hidden />
                <span aria-hidden="true">{text('profile.always')}</span>
                <styles.Unseen>{text('profile.always-of', values)}</styles.Unseen>
              </styles.Always>
            ) : (
              <styles.Choice>
                <NoticeSwitch
                  label={text('profile.switch', values)}
                  isOn={choice.ways[way]}
                  disabled={way === 'mail' && !hasMailbox}
                  onTurn={(isOn) => choose({ topic, way, isOn })}
                />
              </styles.Choice>
            )}
          </td>
        );
      })}
    </tr>
  );
}
