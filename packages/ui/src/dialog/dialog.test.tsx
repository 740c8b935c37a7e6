import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, StrictMode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { showServerOutput } from '../testing/show-server-output.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

describe('Dialog', () => {
  function Page({ closeOnOutside = true, busy = false }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Edit
        </button>
        <Dialog
          open={open}
          busy={busy}
          onClose={() => setOpen(false)}
          title="Address"
          closeLabel="Close"
          closeOnOutside={closeOnOutside}
          footer={<button type="button">Save</button>}
        >
          <input aria-label="Name" />
        </Dialog>
      </>
    );
  }

  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    return screen.getByRole('dialog', { name: 'Address' });
  };

  it('starts in its first field and gives the focus back', async () => {
    render(
      <StrictMode>
        <Page />
      </StrictMode>,
    );
    await open();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  });

  it('closes by Escape', async () => {
    render(<Page />);
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes by a click beside it, not by one inside', async () => {
    render(<Page />);
    const dialog = await open();
    await userEvent.click(screen.getByRole('heading', { name: 'Address' }));
    expect(dialog).toBeInTheDocument();
    await userEvent.click(dialog);
    expect(dialog).not.toBeInTheDocument();
  });

  it('stays when told so', async () => {
    render(<Page closeOnOutside={false} />);
    const dialog = await open();
    await userEvent.click(dialog);
    expect(dialog).toBeInTheDocument();
  });

  it('stays while it is saving', async () => {
    render(<Page busy />);
    const dialog = await open();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog);
    expect(dialog).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  });
});

const draw = (props: Partial<DialogProps> = {}) => {
  const close = vi.fn();
  const dialog = (more: Partial<DialogProps> = {}) => (
    <Dialog open onClose={close} title="地址" closeLabel="关闭" {...props} {...more} />
  );
  return { close, dialog, ...render(dialog()) };
};

it('draws nothing while it is closed', () => {
  expect(draw({ open: false, children: 'content' }).container).toBeEmptyDOMElement();
});

it('is open until its owner closes it, who is asked once', async () => {
  const { close } = draw();
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(close).toHaveBeenCalledOnce();
  expect(screen.getByRole('dialog', { name: '地址' })).toBeVisible();
});

it('says that it is busy, and can be closed again when it is done', async () => {
  const { close, dialog, rerender } = draw({ busy: true });
  expect(screen.getByRole('dialog')).toHaveAttribute('aria-busy', 'true');
  rerender(dialog({ busy: false }));
  expect(screen.getByRole('dialog')).not.toHaveAttribute('aria-busy');
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(close).toHaveBeenCalledOnce();
});

describe('the first focus', () => {
  const input = createRef<HTMLInputElement>();
  const controls = (
    <>
      <input aria-label="hidden" type="hidden" />
      <button type="button" disabled>
        gone
      </button>
      <input aria-label="first" />
      <input aria-label="second" ref={input} />
    </>
  );
  it.each([
    ['the first control that can have it', { children: controls }, 'textbox', 'first'],
    ['what its owner names', { children: controls, initialFocus: input }, 'textbox', 'second'],
    [
      'what is marked',
      { children: controls, footer: <button type="button" data-autofocus="" children="Save" /> },
      'button',
      'Save',
    ],
    ['a button below a text', { children: 'text', footer: <button type="button" children="Save" /> }, 'button', 'Save'],
  ])('is on %s', (_what, props, role, name) => {
    draw(props);
    expect(screen.getByRole(role, { name })).toHaveFocus();
  });

  it('stays where it is when something else of the dialog changes', async () => {
    const { dialog, rerender } = draw({ children: controls });
    screen.getByRole('textbox', { name: 'second' }).focus();
    rerender(dialog({ title: '新地址' }));
    expect(screen.getByRole('textbox', { name: 'second' })).toHaveFocus();
  });
});

it('does not give the focus back to what is gone', async () => {
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        {!open && (
          <button type="button" onClick={() => setOpen(true)}>
            Edit
          </button>
        )}
        <Dialog open={open} onClose={() => setOpen(false)} title="Address" closeLabel="Close" />
      </>
    );
  }
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.body).toHaveFocus();
});

it('closes the upper one of two by Escape', async () => {
  const [lower, upper] = [vi.fn(), vi.fn()];
  render(
    <Dialog open onClose={lower} title="lower" closeLabel="Close lower">
      <Dialog open onClose={upper} title="upper" closeLabel="Close upper">
        <input aria-label="field" />
      </Dialog>
    </Dialog>,
  );
  screen.getByRole('textbox', { name: 'field' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(upper).toHaveBeenCalledOnce();
  expect(lower).not.toHaveBeenCalled();
});

it('stays when what opened it was double-clicked: the second press is no click beside it', () => {
  const { close } = draw();
  const dialog = screen.getByRole('dialog');
  fireEvent.mouseDown(dialog, { detail: 2 });
  fireEvent.click(dialog, { detail: 2 });
  expect(close).not.toHaveBeenCalled();
});

it('stays when a press that began inside ends beside it', async () => {
  const { close } = draw({ children: <p>text to select</p> });
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText('text to select') },
    { target: screen.getByRole('dialog') },
    { keys: '[/MouseLeft]' },
  ]);
  expect(close).not.toHaveBeenCalled();
});

it('asks its owner when the platform wants to close it, as the back gesture of a phone does', () => {
  const { close } = draw();
  // Not prevented, the browser would close it without its owner.
  expect(fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))).toBe(false);
  expect(close).toHaveBeenCalledOnce();
});

it('tells its owner when the platform has closed it all the same', () => {
  const { close } = draw();
  const dialog = screen.getByRole('dialog');
  fireEvent(dialog, new Event('close'));
  expect(close).not.toHaveBeenCalled();
  dialog.removeAttribute('open');
  fireEvent(dialog, new Event('close'));
  expect(close).toHaveBeenCalledOnce();
});

it('leaves to its content what its content asks, such as a choice of files that is given up', () => {
  const { close } = draw({ children: <input type="file" aria-label="photo" /> });
  const bubbling = { bubbles: true, cancelable: true };
  expect(fireEvent(screen.getByLabelText('photo'), new Event('cancel', bubbling))).toBe(true);
  expect(close).not.toHaveBeenCalled();
});

it('is written closed by a server: only a script can make it modal', () => {
  const page = showServerOutput(<Dialog open onClose={vi.fn()} title="Address" closeLabel="Close" />);
  expect(page.querySelector('dialog')).not.toHaveAttribute('open');
});
