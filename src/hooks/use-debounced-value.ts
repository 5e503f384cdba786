import { useEffect, useState } from 'react';

/** The value once it has not changed for `delay` milliseconds; until then the previous one. */
export function useDebouncedValue<Value>(value: Value, delay: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setDebounced, delay, value);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return debounced;
}
