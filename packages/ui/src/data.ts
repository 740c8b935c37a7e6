export { Breadcrumb, type BreadcrumbProps, type Crumb } from './breadcrumb/breadcrumb.tsx';
export { Countdown, type CountdownProps } from './countdown/countdown.tsx';
export { type CountdownOptions, useCountdown } from './countdown/use-countdown.ts';
export { pageCount, pageWindow } from './pagination/page-window.ts';
export { Pagination, type PaginationProps, type PaginationTexts } from './pagination/pagination.tsx';
export { ProgressBar, type ProgressBarProps } from './progress/progress-bar.tsx';
export { type Column, type SortDirection, Table, type TableProps } from './table/table.tsx';
export {
  type Tab,
  TabLink,
  type TabLinkProps,
  TabNav,
  TabPanel,
  type TabPanelProps,
  Tabs,
  type TabsProps,
} from './tabs/tabs.tsx';
export { StateTag, type StateTone } from './tag/state-tag.tsx';
export { type Step, Steps, type StepsProps } from './timeline/steps.tsx';
export { Timeline, type TimelineEvent } from './timeline/timeline.tsx';
