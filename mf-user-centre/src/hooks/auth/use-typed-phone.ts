import { useEffect, useRef, useState } from 'react';
import { phoneDigits } from '../../model/auth/phone-digits.ts';
import { keepPhone, readPhone } from '../../model/auth/typed-phone.ts';

/** The phone number of a form, which the other pages around signing in know already when it was typed there. */
export function useTypedPhone() {
  const input = useRef<HTMLInputElement>(null);
  const [phone, setPhone] = useState('');

  // After the page was taken over: the server knows neither this browser's store nor what was typed before the scripts came.
  useEffect(() => {
    if (!input.current) return;
    input.current.value = phoneDigits(input.current.value) || readPhone();
    setPhone(input.current.value);
  }, []);

  const handleType = (digits: string) => {
    setPhone(digits);
    keepPhone(digits);
  };
  return { input, phone, onPhone: handleType };
}

export type TypedPhone = ReturnType<typeof useTypedPhone>;
