// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { expect, it } from 'vitest';
import { Breadcrumb, Countdown, Pagination, ProgressBar, Steps, Table } from './data.ts';
import { Checkbox, Field, RadioCards, SearchBox, Stepper, TextArea } from './forms.ts';
import {
  Awning,
  Button,
  ClosedStall,
  Grid,
  LinkButton,
  Loading,
  Picture,
  Price,
  SectionTitle,
  Skeleton,
  Stars,
} from './index.ts';
import { ConfirmDialog, createToasts, Popover, Toaster } from './overlays.ts';

const parts = { sign: '', symbol: '¥', whole: '1', decimals: '.00' };
const nothing = () => undefined;

const page = (
  <>
    <Awning height={46} />
    <ClosedStall sign="Back soon" />
    <SectionTitle end={<LinkButton href="/">More</LinkButton>}>Today</SectionTitle>
    <Grid $lg={5}>
      <Picture src="/a.webp" alt="" width={200} height={200} fill />
      <Price parts={parts} size="xl" />
      <Stars score={3.5} label="3.5" />
      <Loading label="Loading">
        <Skeleton $width="62%" $ratio="1" />
      </Loading>
    </Grid>
    <Button busy>Send</Button>
    <Field label="Remark" error="Too long">
      <TextArea maxLength={5} />
    </Field>
    <Checkbox label="All" indeterminate />
    <RadioCards legend="Pay" value="a" onChange={nothing} options={[{ value: 'a', label: 'A' }]} />
    <Stepper value={1} onChange={nothing} label="n" increaseLabel="+" decreaseLabel="-" />
    <SearchBox label="s" submitLabel="s" clearLabel="c" placeholder="p" />
    <ConfirmDialog
      open
      title="t"
      confirmLabel="y"
      cancelLabel="n"
      closeLabel="c"
      onConfirm={nothing}
      onCancel={nothing}
    />
    <Popover label="p" width="360px" trigger={(props) => <button {...props}>p</button>}>
      content
    </Popover>
    <Toaster toasts={createToasts()} label="m" closeLabel="c" />
    <Breadcrumb label="b" crumbs={[{ label: 'Home', link: { href: '/' } }, { label: 'Here' }]} />
    <Countdown label="c" endsAt={5000} startedAt={0} now={() => 0} daysLabel={String} />
    <ProgressBar share={0.64} label="64%" />
    <Steps label="s" steps={[{ key: 'a', label: 'A' }]} current={0} doneLabel="done" />
    <Table caption="t" columns={[{ key: 'a', header: 'A', cell: String }]} rows={[1, 2]} rowKey={String} />
    <Pagination
      page={2}
      pageSize={1}
      total={9}
      linkProps={(to) => ({ href: `?page=${to}` })}
      texts={{
        label: 'l',
        total: 't',
        previous: 'p',
        next: 'n',
        page: String,
        size: String,
        sizeLabel: 's',
        jump: 'j',
      }}
    />
  </>
);

const render = () => {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(page));
  return { html, css: sheet.getStyleTags() };
};

it('writes no style attributes, which the content security policy refuses', () => {
  expect(render().html).not.toMatch(/\sstyle=/);
});

it('writes the same twice: nothing is kept between requests', () => {
  expect(render()).toEqual(render());
});
