export { Awning, type AwningColours, type AwningProps, awningCss, Scallops } from './brand/awning.tsx';
export { ClosedStall } from './brand/closed-stall.tsx';
export { LogoMark, type LogoMarkProps } from './brand/logo-mark.tsx';
export { SectionTitle, type SectionTitleProps } from './brand/section-title.tsx';
export { Button, type ButtonProps } from './button/button.tsx';
export type { ButtonKind, ButtonSize } from './button/button-css.ts';
export { IconButton, type IconButtonProps } from './button/icon-button.tsx';
export { LinkButton, type LinkButtonProps } from './button/link-button.tsx';
export { Note, type NoteProps, type NoteTone } from './feedback/note.tsx';
export { Loading, Skeleton, type SkeletonProps } from './feedback/skeleton.tsx';
export {
  EmptyState,
  type EmptyStateProps,
  ErrorReference,
  ErrorState,
  type ErrorStateProps,
} from './feedback/state.tsx';
export { createIcon } from './icon/icon.tsx';
export { Card, CardBody, CardHead, Facts, Sum } from './layout/card.tsx';
export { centreInLine } from './layout/centre-in-line.ts';
export { Container, Section } from './layout/container.tsx';
export { BelowDesktop, FromDesktop, Grid, Grow, Row, Stack } from './layout/stack.tsx';
export { SkipLink, VisuallyHidden, visuallyHidden } from './layout/visually-hidden.tsx';
export { Picture, PictureFrame, type PictureProps } from './picture/picture.tsx';
export { Price, type PriceParts, type PriceProps, StrikePrice, type StrikePriceProps } from './price/price.tsx';
export { Spinner, type SpinnerProps } from './spinner/spinner.tsx';
export { Stars, type StarsProps } from './stars/stars.tsx';
export { Badge, type BadgeProps, Tag, Tags, type TagTone } from './tag/tag.tsx';
export { Clamp, Figures, Heading, MoreLink, Text, TextLink } from './text/text.tsx';
export {
  createToasts,
  type NewToast,
  type Toast,
  type ToastAction,
  type ToastKind,
  type Toasts,
  type ToastsState,
} from './toast/toasts.ts';
export { ToastsProvider, useToasts } from './toast/toasts-context.ts';
export { type Breakpoint, below, breakpoints, from, hover, reducedMotion, touch } from './tokens/media.ts';
export type { SpaceStep } from './tokens/scale.ts';
