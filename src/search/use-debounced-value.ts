import { useEffect, useState } from 'react';

/** The value after it has been stable for `delay` milliseconds; the previous value until then. */
export function useDebouncedValue<Value>(value: Value, delay: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setDebounced, delay, value);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return debounced;
}
