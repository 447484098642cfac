// Forward pass of Tesseract's line recognition networks (Ct3,3,16 Mp3,3 Lfys Lfx Lrx Lfx O1c) in WebAssembly SIMD.
// Written from the file format and the arithmetic of the networks: int8 weights with a scale a row, int8 activations
// (127 = 1.0), int32 sums, float gates. Built by scripts/build-kernel.sh; no library, no allocation: the caller lays
// out the memory and passes pointers.
//
// Weights and activations are widened to int16, and four rows by two inputs lie in one vector, so that
// i32x4.dot_i16x8 gives four rows at once and no horizontal sum is needed. Where the machine multiplies bytes exactly
// (BYTES, see byte_offset), four rows by four inputs lie in one vector, which halves the work of the wide layers.
#include <stdint.h>
#include <wasm_simd128.h>

#define memset __builtin_memset
#define EXPORT(name) __attribute__((export_name(name)))
#define INLINE static inline __attribute__((always_inline))

// ---- functions -------------------------------------------------------------------------------------------------

// tanh as a rational function of degree 13 over 6; off by less than 1e-6.
INLINE v128_t tanh4(v128_t x) {
  x = wasm_f32x4_pmin(wasm_f32x4_pmax(x, wasm_f32x4_const_splat(-7.9f)), wasm_f32x4_const_splat(7.9f));
  v128_t s = wasm_f32x4_mul(x, x);
  v128_t p = wasm_f32x4_const_splat(-2.76076847742355e-16f);
#define STEP(v, c) v = wasm_f32x4_add(wasm_f32x4_mul(v, s), wasm_f32x4_const_splat(c))
  STEP(p, 2.00018790482477e-13f);
  STEP(p, -8.60467152213735e-11f);
  STEP(p, 5.12229709037114e-08f);
  STEP(p, 1.48572235717979e-05f);
  STEP(p, 6.37261928875436e-04f);
  STEP(p, 4.89352455891786e-03f);
  v128_t q = wasm_f32x4_const_splat(1.19825839466702e-06f);
  STEP(q, 1.18534705686654e-04f);
  STEP(q, 2.26843463243900e-03f);
  STEP(q, 4.89352518554385e-03f);
#undef STEP
  return wasm_f32x4_div(wasm_f32x4_mul(p, x), q);
}

INLINE v128_t logistic4(v128_t x) {
  v128_t half = wasm_f32x4_const_splat(0.5f);
  return wasm_f32x4_add(wasm_f32x4_mul(tanh4(wasm_f32x4_mul(x, half)), half), half);
}

// e^x for x <= 0.
INLINE v128_t exp4(v128_t x) {
  x = wasm_f32x4_pmax(x, wasm_f32x4_const_splat(-86.0f));
  v128_t n = wasm_f32x4_nearest(wasm_f32x4_mul(x, wasm_f32x4_const_splat(1.44269504f)));
  v128_t r = wasm_f32x4_sub(x, wasm_f32x4_mul(n, wasm_f32x4_const_splat(0.693147182f)));
  v128_t p = wasm_f32x4_const_splat(1.0f / 720);
#define STEP(c) p = wasm_f32x4_add(wasm_f32x4_mul(p, r), wasm_f32x4_const_splat(c))
  STEP(1.0f / 120);
  STEP(1.0f / 24);
  STEP(1.0f / 6);
  STEP(0.5f);
  STEP(1.0f);
  STEP(1.0f);
#undef STEP
  v128_t power = wasm_i32x4_shl(wasm_i32x4_add(wasm_i32x4_trunc_sat_f32x4(n), wasm_i32x4_const_splat(127)), 23);
  return wasm_f32x4_mul(p, power);
}

// Activations are kept as int16 that hold -127..127.
INLINE void store_activation(int16_t *to, v128_t value) {
  v128_t scaled = wasm_f32x4_nearest(wasm_f32x4_mul(value, wasm_f32x4_const_splat(127.0f)));
  v128_t whole = wasm_i32x4_trunc_sat_f32x4(scaled);
  wasm_v128_store64_lane(to, wasm_i16x8_narrow_i32x4(whole, whole), 0);
}

// ---- products --------------------------------------------------------------------------------------------------

#ifdef BYTES

#define INPUTS_A_VECTOR 4
#define MOST_INPUTS 1024
#define DOT(weight, in, sum) __builtin_wasm_relaxed_dot_i8x16_i7x16_add_s_i32x4(weight, in, sum)
#define INPUT(row, p) wasm_v128_load32_splat(narrow + (row) * MOST_INPUTS + 4 * (p))

// Inputs as bytes, as the product takes them: 128 more than they are where it takes them as unsigned.
static uint8_t narrow[4 * MOST_INPUTS];
static uint8_t flip;

// What relaxed products do with inputs beyond seven bits is up to the machine. Returns what is added to every input,
// 0 or 128, so that they come out exactly; -1 where they do not either way, since pairs are summed in 16 bits there.
EXPORT("byte_offset") int byte_offset(void) {
  static const int8_t weights[] = {-128, -127, -1, 0, 1, 100, 127}, inputs[] = {-127, -126, -64, -1, 0, 1, 63, 127};
  for (int offset = 0; offset <= 128; offset += 128) {
    int exact = 1;
    for (unsigned i = 0; i < sizeof weights; i++)
      for (unsigned j = 0; j < sizeof inputs; j++)
        for (unsigned k = 0; k < sizeof inputs; k++) {
          volatile uint8_t in[4] = {inputs[j] + offset, inputs[j] + offset, inputs[k] + offset, inputs[k] + offset};
          volatile int8_t w[4] = {weights[i], weights[i], weights[i], weights[sizeof weights - 1 - i]};
          int other = weights[sizeof weights - 1 - i];
          v128_t sum = DOT(wasm_v128_load32_splat((const void *)w), wasm_v128_load32_splat((const void *)in),
                           wasm_i32x4_const_splat(0));
          int wanted = weights[i] * (2 * (inputs[j] + offset) + inputs[k] + offset) + other * (inputs[k] + offset);
          if (wasm_i32x4_extract_lane(sum, 0) != wanted) exact = 0;
        }
    flip = (uint8_t)offset;
    if (exact) return offset;
  }
  return -1;
}

static void narrow_inputs(const int16_t *x, int stride, int inputs, int count) {
  v128_t flips = wasm_i8x16_splat(flip);
  for (int j = 0; j < count; j++)
    for (int k = 0; k < inputs; k += 16) {
      const int16_t *from = x + j * stride + k;
      v128_t bytes = wasm_i8x16_narrow_i16x8(wasm_v128_load(from), wasm_v128_load(from + 8));
      wasm_v128_store(narrow + j * MOST_INPUTS + k, wasm_v128_xor(bytes, flips));
    }
}

#else

#define INPUTS_A_VECTOR 2
#define DOT(weight, in, sum) wasm_i32x4_add(sum, wasm_i32x4_dot_i16x8(weight, in))
#define INPUT(row, p) wasm_v128_load32_splat(x + (b0 + (row)) * stride + 2 * (p))

#endif

// One block: `G` groups of four rows, `B` inputs. `w` holds the groups one after the other, `steps` vectors each.
#define BLOCK(G, B)                                                                                           \
  {                                                                                                           \
    v128_t sum[G][B];                                                                                         \
    _Pragma("clang loop unroll(full)") for (int i = 0; i < G; i++) {                                          \
      v128_t b = wasm_v128_load(bias + 4 * (g + i));                                                          \
      _Pragma("clang loop unroll(full)") for (int j = 0; j < B; j++) sum[i][j] = b;                           \
    }                                                                                                         \
    const v128_t *wg = w + steps * g;                                                                         \
    for (int p = 0; p < steps; p++) {                                                                         \
      v128_t in[B];                                                                                           \
      _Pragma("clang loop unroll(full)") for (int j = 0; j < B; j++) in[j] = INPUT(j, p);                     \
      _Pragma("clang loop unroll(full)") for (int i = 0; i < G; i++) {                                        \
        v128_t weight = wasm_v128_load(wg + steps * i + p);                                                   \
        _Pragma("clang loop unroll(full)") for (int j = 0; j < B; j++) sum[i][j] = DOT(weight, in[j], sum[i][j]); \
      }                                                                                                       \
    }                                                                                                         \
    _Pragma("clang loop unroll(full)") for (int i = 0; i < G; i++) {                                          \
      _Pragma("clang loop unroll(full)") for (int j = 0; j < B; j++)                                          \
          wasm_v128_store(out + (b0 + j) * outStride + 4 * (g + i), sum[i][j]);                               \
    }                                                                                                         \
  }

#define GROUPS(B)                     \
  {                                   \
    int g = 0;                        \
    for (; g + 2 <= groups; g += 2)   \
      BLOCK(2, B) if (g < groups) BLOCK(1, B) \
  }

// out[b] = bias + W x[b] for `count` vectors of `inputs` values; `stride` and `outStride` are in elements.
static void multiply(const v128_t *w, const int32_t *bias, int groups, int inputs, const int16_t *x, int stride,
                     int count, int32_t *out, int outStride) {
  int steps = inputs / INPUTS_A_VECTOR;
  for (int b0 = 0; b0 < count; b0 += 4) {
    int some = count - b0 < 4 ? count - b0 : 4;
#ifdef BYTES
    narrow_inputs(x + b0 * stride, stride, inputs, some);
#endif
    switch (some) {
      case 4: GROUPS(4) break;
      case 3: GROUPS(3) break;
      case 2: GROUPS(2) break;
      case 1: GROUPS(1) break;
    }
  }
}

// The gates of four units lie side by side: cell input, input gate, forget gate, output gate.
INLINE void gates(const int32_t *sums, const float *scale, int units, float *cell, int16_t *hidden) {
  v128_t limit = wasm_f32x4_const_splat(100.0f), low = wasm_f32x4_const_splat(-100.0f);
  for (int u = 0; u < units; u += 4) {
    const int32_t *s = sums + 4 * u;
    const float *k = scale + 4 * u;
#define GATE(n) wasm_f32x4_mul(wasm_f32x4_convert_i32x4(wasm_v128_load(s + 4 * n)), wasm_v128_load(k + 4 * n))
    v128_t input = wasm_f32x4_mul(tanh4(GATE(0)), logistic4(GATE(1)));
    v128_t c = wasm_f32x4_add(wasm_f32x4_mul(wasm_v128_load(cell + u), logistic4(GATE(2))), input);
    c = wasm_f32x4_pmin(wasm_f32x4_pmax(c, low), limit);
    wasm_v128_store(cell + u, c);
    store_activation(hidden + u, wasm_f32x4_mul(tanh4(c), logistic4(GATE(3))));
#undef GATE
  }
}

// ---- layers ----------------------------------------------------------------------------------------------------

// 3x3 convolution to 16 channels, 3x3 max pooling, tanh. tanh and rounding are monotone, so the pooling comes first.
// image: columns of `height` + 2 (+ 2 spare) int16, with one column of margin on both sides. out: column, row, channel.
EXPORT("conv_pool")
void conv_pool(const int16_t *w, const int32_t *bias, const float *scale, const int16_t *image, int height, int columns,
               int16_t *out) {
  int pitch = height + 4, rows = height / 3;
  for (int c = 0; c < columns; c++) {
    for (int r = 0; r < rows; r++) {
      v128_t best[4];
      for (int x = 0; x < 3; x++) {
        v128_t sum[3][4];
        for (int y = 0; y < 3; y++)
          for (int g = 0; g < 4; g++) sum[y][g] = wasm_v128_load(bias + 4 * g);
        // The tap left of output column 3c+x is image column 3c+x, for the margin shifts all by one.
        for (int tap = 0; tap < 3; tap++) {
          const int16_t *from = image + (3 * c + x + tap) * pitch + 3 * r;
          _Pragma("clang loop unroll(full)") for (int half = 0; half < 2; half++) {
            const int16_t *wp = w + 32 * (2 * tap + half);
            _Pragma("clang loop unroll(full)") for (int g = 0; g < 4; g++) {
              v128_t weight = wasm_v128_load(wp + 8 * g);
              _Pragma("clang loop unroll(full)") for (int y = 0; y < 3; y++) sum[y][g] = wasm_i32x4_add(
                  sum[y][g], wasm_i32x4_dot_i16x8(weight, wasm_v128_load32_splat(from + y + 2 * half)));
            }
          }
        }
        for (int g = 0; g < 4; g++) {
          v128_t m = wasm_i32x4_max(wasm_i32x4_max(sum[0][g], sum[1][g]), sum[2][g]);
          best[g] = x == 0 ? m : wasm_i32x4_max(best[g], m);
        }
      }
      for (int g = 0; g < 4; g++) {
        v128_t value = wasm_f32x4_mul(wasm_f32x4_convert_i32x4(best[g]), wasm_v128_load(scale + 4 * g));
        store_activation(out + (c * rows + r) * 16 + 4 * g, tanh4(value));
      }
    }
  }
}

// Reads each column from top to bottom and keeps the last output. in: column, row, `inputs`. out: column, `units`.
// scratch: 4 inputs and states, int16[4][inputs + units], float[4][units], int32[4][4 * units].
EXPORT("column_lstm")
void column_lstm(const v128_t *w, const int32_t *bias, const float *scale, int inputs, int units, const int16_t *in,
                 int rows, int columns, int16_t *out, int16_t *x, float *cell, int32_t *sums) {
  int width = inputs + units;
  for (int c = 0; c < columns; c += 4) {
    int count = columns - c < 4 ? columns - c : 4;
    memset(x, 0, 4 * width * sizeof(int16_t));
    memset(cell, 0, 4 * units * sizeof(float));
    for (int r = 0; r < rows; r++) {
      for (int j = 0; j < count; j++)
        for (int k = 0; k < inputs; k += 8)
          wasm_v128_store(x + j * width + k, wasm_v128_load(in + ((c + j) * rows + r) * inputs + k));
      multiply(w, bias, units, width, x, width, count, sums, 4 * units);
      for (int j = 0; j < count; j++) gates(sums + j * 4 * units, scale, units, cell + j * units, x + j * width + inputs);
    }
    for (int j = 0; j < count; j++)
      for (int k = 0; k < units; k += 8)
        wasm_v128_store(out + (c + j) * units + k, wasm_v128_load(x + j * width + inputs + k));
  }
}

// Reads sequences of columns. Lane j takes the columns plan[j * steps ..] in turn; a negative entry ~c means column c
// with a fresh state. Lanes are sorted by length, longest first, so that the running ones are always a prefix.
EXPORT("row_lstm")
void row_lstm(const v128_t *w, const int32_t *bias, const float *scale, int inputs, int units, const int16_t *in,
              int16_t *out, const int32_t *plan, const int32_t *lengths, int lanes, int steps, int16_t *x, float *cell,
              int32_t *sums) {
  int width = inputs + units, running = lanes;
  for (int t = 0; t < steps; t++) {
    while (running > 0 && lengths[running - 1] <= t) running--;
    for (int j = 0; j < running; j++) {
      int column = plan[j * steps + t];
      if (column < 0) {
        column = ~column;
        memset(x + j * width + inputs, 0, units * sizeof(int16_t));
        memset(cell + j * units, 0, units * sizeof(float));
      }
      for (int k = 0; k < inputs; k += 8) wasm_v128_store(x + j * width + k, wasm_v128_load(in + column * inputs + k));
    }
    multiply(w, bias, units, width, x, width, running, sums, 4 * units);
    for (int j = 0; j < running; j++) {
      int column = plan[j * steps + t];
      if (column < 0) column = ~column;
      int16_t *hidden = x + j * width + inputs;
      gates(sums + j * 4 * units, scale, units, cell + j * units, hidden);
      for (int k = 0; k < units; k += 8) wasm_v128_store(out + column * units + k, wasm_v128_load(hidden + k));
    }
  }
}

// Probabilities of every column; rows beyond `classes` have a bias so low that they come out as 0.
EXPORT("softmax")
void softmax(const v128_t *w, const int32_t *bias, const float *scale, int inputs, int groups, const int16_t *in,
             int columns, float *out, int32_t *best, int32_t *sums) {
  for (int c = 0; c < columns; c += 4) {
    int count = columns - c < 4 ? columns - c : 4;
    multiply(w, bias, groups, inputs, in + c * inputs, inputs, count, sums, 4 * groups);
    for (int j = 0; j < count; j++) {
      const int32_t *s = sums + j * 4 * groups;
      float *p = out + (c + j) * 4 * groups;
      float top = -1e30f;
      int label = 0;
      for (int g = 0; g < groups; g++) {
        v128_t v = wasm_f32x4_mul(wasm_f32x4_convert_i32x4(wasm_v128_load(s + 4 * g)), wasm_v128_load(scale + 4 * g));
        wasm_v128_store(p + 4 * g, v);
      }
      for (int k = 0; k < 4 * groups; k++)
        if (p[k] > top) {
          top = p[k];
          label = k;
        }
      best[c + j] = label;
      v128_t total = wasm_f32x4_const_splat(0), shift = wasm_f32x4_splat(top);
      for (int g = 0; g < groups; g++) {
        v128_t e = exp4(wasm_f32x4_sub(wasm_v128_load(p + 4 * g), shift));
        wasm_v128_store(p + 4 * g, e);
        total = wasm_f32x4_add(total, e);
      }
      float sum = wasm_f32x4_extract_lane(total, 0) + wasm_f32x4_extract_lane(total, 1) +
                  wasm_f32x4_extract_lane(total, 2) + wasm_f32x4_extract_lane(total, 3);
      v128_t norm = wasm_f32x4_splat(1.0f / sum);
      for (int g = 0; g < groups; g++) wasm_v128_store(p + 4 * g, wasm_f32x4_mul(wasm_v128_load(p + 4 * g), norm));
    }
  }
}

// ---- the image of a line ---------------------------------------------------------------------------------------

// The weights with which source pixels make one target pixel along one axis: the share of each that is covered when
// shrinking below 0.7, else the two neighbours.
INLINE int taps(int target, float factor, int size, int *first, float *weights, int most) {
  float start = target / factor;
  int from = (int)start;
  if (factor >= 0.7f) {
    if (from > size - 1) from = size - 1;
    float part = start - from;
    *first = from;
    if (from + 1 >= size || part <= 0) {
      weights[0] = 1;
      return 1;
    }
    weights[0] = 1 - part;
    weights[1] = part;
    return 2;
  }
  float end = (target + 1) / factor;
  if (end > size) end = size;
  int n = 0;
  float total = 0;
  *first = from;
  for (int k = from; k < end && n < most; k++, n++) {
    float low = k > start ? k : start, high = k + 1 < end ? k + 1 : end;
    weights[n] = high - low;
    total += weights[n];
  }
  for (int k = 0; k < n; k++) weights[k] /= total;
  return n;
}

#define MOST_TAPS 30

// Copies the line's box out of the sheet, upright, and scales it to the height of the network.
// `slope` is the rise of its base line in pixels a pixel (down is positive). Pixels outside the sheet repeat its edge.
// rows: uint8[boxWidth * boxHeight]; line: float[boxWidth]; across: float[width][2 + MOST_TAPS];
// to: uint8[width * height].
EXPORT("line_image")
void line_image(const uint8_t *sheet, int sheetWidth, int sheetHeight, int x0, int y0, int boxWidth, int boxHeight,
                float slope, int invert, int width, int height, uint8_t *rows, float *line, float *across, uint8_t *to) {
  int flip = invert ? 255 : 0;
  for (int x = 0; x < boxWidth; x++) {
    int sx = x0 + x < 0 ? 0 : x0 + x >= sheetWidth ? sheetWidth - 1 : x0 + x;
    float shift = slope * (x - 0.5f * boxWidth);
    int whole = (int)__builtin_floorf(shift), part = (int)((shift - whole) * 16);
    for (int y = 0; y < boxHeight; y++) {
      int a = y0 + y + whole, b = a + 1;
      a = a < 0 ? 0 : a >= sheetHeight ? sheetHeight - 1 : a;
      b = b < 0 ? 0 : b >= sheetHeight ? sheetHeight - 1 : b;
      int value = (sheet[a * sheetWidth + sx] * (16 - part) + sheet[b * sheetWidth + sx] * part + 8) >> 4;
      rows[y * boxWidth + x] = (uint8_t)(value ^ flip);
    }
  }
  float factor = (float)height / boxHeight, weights[MOST_TAPS];
  int first;
  for (int x = 0; x < width; x++) {
    float *to_x = across + x * (2 + MOST_TAPS);
    int left;
    to_x[1] = taps(x, factor, boxWidth, &left, to_x + 2, MOST_TAPS);
    to_x[0] = left;
  }
  for (int y = 0; y < height; y++) {
    int n = taps(y, factor, boxHeight, &first, weights, MOST_TAPS);
    const uint8_t *row = rows + first * boxWidth;
    for (int x = 0; x < boxWidth; x++) line[x] = weights[0] * row[x];
    for (int k = 1; k < n; k++)
      for (int x = 0; x < boxWidth; x++) line[x] += weights[k] * row[k * boxWidth + x];
    for (int x = 0; x < width; x++) {
      const float *at = across + x * (2 + MOST_TAPS);
      float sum = 0;
      int left = (int)at[0], m = (int)at[1];
      for (int k = 0; k < m; k++) sum += at[2 + k] * line[left + k];
      to[y * width + x] = (uint8_t)(sum + 0.5f);
    }
  }
}

// Sharpens with a box of 2 * half + 1 pixels; the margin stays as it is. from, to: uint8[width * height].
// columns: int32[width].
EXPORT("sharpen")
void sharpen(const uint8_t *from, int width, int height, int half, float amount, int32_t *columns, uint8_t *to) {
  float share = 1.0f / ((2 * half + 1) * (2 * half + 1));
  memset(columns, 0, width * sizeof(int32_t));
  for (int y = 0; y < height; y++) {
    const uint8_t *row = from + y * width;
    uint8_t *out = to + y * width;
    if (y + half < height)
      for (int x = 0; x < width; x++) columns[x] += from[(y + half) * width + x];
    if (y == 0)
      for (int k = 0; k < half && k < height; k++)
        for (int x = 0; x < width; x++) columns[x] += from[k * width + x];
    if (y - half - 1 >= 0)
      for (int x = 0; x < width; x++) columns[x] -= from[(y - half - 1) * width + x];
    for (int x = 0; x < width; x++) out[x] = row[x];
    if (y < half || y >= height - half || width <= 2 * half) continue;
    int sum = 0;
    for (int x = 0; x < 2 * half; x++) sum += columns[x];
    for (int x = half; x < width - half; x++) {
      sum += columns[x + half];
      int value = (int)(row[x] + amount * (row[x] - sum * share) + 0.5f);
      out[x] = (uint8_t)(value < 0 ? 0 : value > 255 ? 255 : value);
      sum -= columns[x - half];
    }
  }
}

// The grey level below which `share` of the counted ones lie.
static float level(const int *counts, int total, float share) {
  int target = (int)(share * total + 0.5f), sum = 0, index = 0;
  if (target < 1) target = 1;
  while (index < 256 && sum < target) sum += counts[index++];
  return index > 0 ? index - (float)(sum - target) / counts[index - 1] : 0;
}

// Stretches the contrast between the dark and the light extremes of the middle row and turns rows into columns with a
// margin of noise, on which the networks were trained.
EXPORT("network_input")
void network_input(const uint8_t *from, int width, int height, int16_t *to) {
  int darks[256], lights[256], darkTotal = 0, lightTotal = 0;
  for (int k = 0; k < 256; k++) darks[k] = lights[k] = 0;
  const uint8_t *row = from + (height / 2) * width;
  for (int x = 1; x + 1 < width; x++) {
    int before = row[x - 1], here = row[x], after = row[x + 1];
    if ((here < before && here <= after) || (here <= before && here < after)) darks[here]++, darkTotal++;
    if ((here > before && here >= after) || (here >= before && here > after)) lights[here]++, lightTotal++;
  }
  float black = darkTotal ? level(darks, darkTotal, 0.25f) : 0, white = lightTotal ? level(lights, lightTotal, 0.75f) : 255;
  float contrast = (white - black) / 2;
  if (contrast <= 0) contrast = 1;
  int pitch = height + 4;
  uint32_t seed = 1;
#define NOISE (seed = seed * 1664525u + 1013904223u, (int16_t)((int)((seed >> 16) % 255) - 127))
  for (int x = -1; x <= width; x++) {
    int16_t *column = to + (x + 1) * pitch;
    if (x < 0 || x == width) {
      for (int y = 0; y < pitch; y++) column[y] = NOISE;
      continue;
    }
    column[0] = NOISE;
    for (int y = 0; y < height; y++) {
      float v = ((from[y * width + x] - black) / contrast - 1) * 128;
      int whole = (int)(v >= 0 ? v + 0.5f : v - 0.5f);
      column[y + 1] = (int16_t)(whole < -127 ? -127 : whole > 127 ? 127 : whole);
    }
    column[height + 1] = NOISE;
    column[height + 2] = column[height + 3] = 0;
  }
#undef NOISE
}
