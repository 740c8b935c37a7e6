import { useCommonTexts } from '@jishi/i18n';
import { BelowDesktop, FromDesktop } from '@jishi/ui';
import { Dialog, Popover } from '@jishi/ui/overlays';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../messages/texts.ts';
import * as styles from './coupon-popover.styles.ts';

/** The list of coupons behind its label: under it on desktops, as a sheet on phones. */
export function CouponPanel({ label, children }: { label: string; children: ReactNode }) {
  const text = useTexts();
  const common = useCommonTexts();
  const [isOpen, setOpen] = useState(false);
  const title = text('coupon.panel');
  const content = (
    <>
      {label}
      <ChevronDown size={14} strokeWidth={2} aria-hidden="true" />
    </>
  );
  return (
    <>
      <FromDesktop>
        <Popover
          label={title}
          width="380px"
          side="end"
          trigger={(trigger) => (
            <styles.Trigger type="button" {...trigger}>
              {content}
            </styles.Trigger>
          )}
        >
          <styles.List>{children}</styles.List>
        </Popover>
      </FromDesktop>
      <BelowDesktop>
        <styles.Trigger type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {content}
        </styles.Trigger>
      </BelowDesktop>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={title} closeLabel={common('action.close')}>
        <ul>{children}</ul>
      </Dialog>
    </>
  );
}
