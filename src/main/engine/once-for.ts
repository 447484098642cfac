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
