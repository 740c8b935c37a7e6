// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { expect, it } from 'vitest';
import {
  Breadcrumb,
  Countdown,
  Pagination,
  ProgressBar,
  StateTag,
  Steps,
  TabLink,
  Table,
  TabNav,
  TabPanel,
  Tabs,
  Timeline,
} from './data.ts';
import {
  Checkbox,
  Chip,
  ChipLink,
  ChipRow,
  ChoiceChip,
  ChoiceRow,
  Field,
  FieldButton,
  Form,
  FormActions,
  FormError,
  PasswordInput,
  RadioCards,
  RemovableChip,
  Select,
  Stepper,
  Switch,
  TextArea,
  TextInput,
} from './forms.ts';
import {
  Awning,
  Badge,
  BelowDesktop,
  Button,
  Card,
  CardBody,
  CardHead,
  Clamp,
  ClosedStall,
  Container,
  EmptyState,
  ErrorState,
  Facts,
  Figures,
  FromDesktop,
  Grid,
  Grow,
  Heading,
  IconButton,
  LinkButton,
  Loading,
  LogoMark,
  MoreLink,
  Note,
  Picture,
  PictureFrame,
  Price,
  Row,
  Scallops,
  Section,
  SectionTitle,
  Skeleton,
  SkipLink,
  Spinner,
  Stack,
  Stars,
  StrikePrice,
  Sum,
  Tag,
  Tags,
  Text,
  TextLink,
  VisuallyHidden,
} from './index.ts';
import { ConfirmDialog, createToasts, Dialog, Menu, Popover, QrCode, Toaster, ToastsProvider } from './overlays.ts';

const parts = { sign: '', symbol: '¥', whole: '1', decimals: '.00' };
const nothing = () => undefined;

const toasts = createToasts();
toasts.show({ kind: 'error', text: 'Not saved', action: { label: 'Again', onAction: nothing } });

const looks = (
  <Container>
    <SkipLink href="#content">Skip</SkipLink>
    <LogoMark label="Jishi" size={56} />
    <Stack $gap={8}>
      <Row $justify="space-between" $wrap $align="end">
        <Grow>
          <Heading as="h1" $size="xl">
            Tea
          </Heading>
        </Grow>
        <IconButton label="Cart" tint>
          <Badge count={100} label="100 pieces" ring />
        </IconButton>
      </Row>
      <FromDesktop>desktop</FromDesktop>
      <BelowDesktop>phone</BelowDesktop>
      <Card>
        <CardHead>Bill</CardHead>
        <CardBody>
          <Sum />
          <Facts />
        </CardBody>
      </Card>
      <Section>
        <Tags>
          <Tag $tone="solid" $large>
            New
          </Tag>
        </Tags>
        <StateTag $tone="quiet">Closed</StateTag>
        <PictureFrame $ratio="16/9">
          <Picture src="/b.webp" alt="" width={2} height={1} cutOut priority radius="md" />
        </PictureFrame>
        <StrikePrice text="¥2.00" label="Was" />
        <Text $tone="danger" $size="caption">
          <Clamp $lines={3}>long</Clamp> <Figures>12</Figures> <VisuallyHidden>unseen</VisuallyHidden>
          <TextLink href="/">Home</TextLink>
          <MoreLink href="/">More</MoreLink>
        </Text>
        <Spinner size={40} label="Loading" />
        <Note tone="danger">Careful</Note>
        <EmptyState title="Nothing" text="Pick something." actions={<Button block>Go</Button>} />
        <ErrorState title="Gone" retryLabel="Again" onRetry={nothing} busy />
      </Section>
    </Stack>
    <Scallops />
  </Container>
);

const questions = (
  <Form onSubmit={nothing}>
    <TextInput aria-label="Code" size="sm" end={<FieldButton>Send</FieldButton>} />
    <PasswordInput aria-label="Password" showLabel="Show" hideLabel="Hide" />
    <Select aria-label="City" options={[{ value: 'a', label: 'A' }]} size="sm" />
    <Switch label="Dark" />
    <ChipRow aria-label="Kinds">
      <Chip on>one</Chip>
      <ChipLink href="/two">two</ChipLink>
      <RemovableChip label="Remove">three</RemovableChip>
      <ChoiceChip label="red" chosen onToggle={nothing} picture="/red.webp" unavailable="sold out" />
      <ChoiceRow options={[{ value: 'S', chosen: true }]} onToggle={nothing} />
    </ChipRow>
    <FormError>Not sent</FormError>
    <FormActions>
      <Button kind="primary" size="lg" type="submit">
        Send
      </Button>
    </FormActions>
  </Form>
);

const lists = (
  <>
    <Tabs id="t" label="Parts" tabs={[{ value: 'a', label: 'A', count: 1 }]} value="a" onChange={nothing} />
    <TabPanel tabsId="t" value="a">
      panel
    </TabPanel>
    <TabNav label="Orders">
      <TabLink href="/" on count={2}>
        All
      </TabLink>
    </TabNav>
    <Timeline label="Parcel" events={[{ key: 'a', title: 'Sent', text: 'by train', time: 'Today' }]} />
    <Menu
      label="m"
      trigger={(props) => <button {...props}>m</button>}
      items={[{ key: 'a', content: <a href="/">a</a> }]}
    />
    <ToastsProvider toasts={toasts}>
      <Dialog open onClose={nothing} title="Form" closeLabel="Close" size="xl" footer={<Button>Save</Button>} />
      <Toaster label="Messages" closeLabel="Close" />
    </ToastsProvider>
    <QrCode content="/" label="Code" size={200} />
  </>
);

const page = (
  <>
    {looks}
    {questions}
    {lists}
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

it('writes what is needed to draw it as well', () => {
  const { html, css } = render();
  expect(html).toContain('Not saved');
  expect(css).toMatch(/^<style[^>]*>/);
});
