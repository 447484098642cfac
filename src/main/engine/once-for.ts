/** `make`, which answers once for each object that it is asked with; the answer is kept as long as the object is. */
export function onceFor<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new WeakMap<Key, Made>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const answer = make(key)
    made.set(key, answer)
    return answer
  }
}

/** As `onceFor`, where each object is asked about several things. */
export function onceForEach<Key extends object, Of, Made>(
  make: (key: Key, of: Of) => NonNullable<Made>,
): (key: Key, of: Of) => NonNullable<Made> {
  const answers = onceFor<Key, Map<Of, NonNullable<Made>>>(() => new Map())
  return (key, of) => {
    const made = answers(key)
    const answer = made.get(of) ?? make(key, of)
    made.set(of, answer)
    return answer
  }
}
