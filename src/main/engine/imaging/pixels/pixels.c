// What is done to every pixel of a page, in WebAssembly SIMD: the same in TypeScript took four to eight times as long,
// and as long in all as reading the lines. No library, no allocation: the caller lays out the memory and passes
// pointers. Rows are read and written sixteen bytes at a time: up to 15 bytes past the end of an array are touched.
#include <stdint.h>
#include <wasm_simd128.h>

#define EXPORT(name) __attribute__((export_name(name)))
#define INLINE static inline __attribute__((always_inline))

typedef uint8_t u8;

// Keeps a constant in a register: else it is made anew, from two halves, each time that it is used in a loop.
#define HOLD(v) __asm__("" : "+r"(v))
#define F(value) wasm_f32x4_splat(value)

// ---- warp ------------------------------------------------------------------------------------------------------

INLINE v128_t mix(v128_t a, v128_t b, v128_t share) {
  return wasm_f32x4_add(a, wasm_f32x4_mul(wasm_f32x4_sub(b, a), share));
}

// Samples a piece of a raster, bilinear. `m` holds the nine numbers that take a pixel of the result to a pixel of
// `from`, at the middles of both. `last` is the last column and row of the picture, in pixels of `from`, and `first`
// the first: what is more than a pixel outside is white, what is less is as the edge. `from` has `stride` columns and
// `rows`, one of either more than it shows, which repeat the last. Whatever a place is reckoned to be, nothing else is
// read: the columns up to `pitch`, a multiple of 4, are drawn too and may show what is not in `from`.
EXPORT("warp")
void warp(const u8 *from, int stride, int rows, const double *m, float first_x, float first_y, float last_x,
          float last_y, u8 *to, int pitch, int width, int height) {
  v128_t ramp = wasm_f32x4_const(0, 1, 2, 3), four = F(4), one = F(1), half = F(0.5f), large = F(8388608);
  v128_t mantissa = wasm_i32x4_splat(0x7fffff), low_bits = wasm_i32x4_splat(255), zero = wasm_i32x4_splat(0);
  HOLD(ramp);
  HOLD(four);
  HOLD(one);
  HOLD(half);
  HOLD(large);
  HOLD(mantissa);
  HOLD(low_bits);
  HOLD(zero);
  const v128_t none = F(0), most_x = F(stride - 2), most_y = F(rows - 2);
  const v128_t out_left = F(first_x - 1), out_top = F(first_y - 1), out_right = F(last_x + 1),
               out_bottom = F(last_y + 1);
  const v128_t a = F((float)m[0]), d = F((float)m[3]), g = F((float)m[6]), step = wasm_i32x4_splat(stride);
// Whole numbers from 0 to 2^22 as integers: added to 2^23 they are the low bits. Cheaper than what converts any number.
#define WHOLE(x) wasm_v128_and(wasm_f32x4_add(x, large), mantissa)
#define LEFT(pairs) wasm_f32x4_convert_i32x4(wasm_v128_and(pairs, low_bits))
#define RIGHT(pairs) wasm_f32x4_convert_i32x4(wasm_u32x4_shr(pairs, 8))
  for (int y = 0; y < height; y++) {
    const v128_t nx = F((float)(m[1] * y + m[2])), ny = F((float)(m[4] * y + m[5])), nw = F((float)(m[7] * y + m[8]));
    u8 *row = to + y * pitch;
    v128_t xs = ramp;
    for (int x = 0; x < width; x += 4, xs = wasm_f32x4_add(xs, four)) {
      v128_t scale = wasm_f32x4_div(one, wasm_f32x4_add(nw, wasm_f32x4_mul(g, xs)));
      v128_t sx = wasm_f32x4_mul(wasm_f32x4_add(nx, wasm_f32x4_mul(a, xs)), scale);
      v128_t sy = wasm_f32x4_mul(wasm_f32x4_add(ny, wasm_f32x4_mul(d, xs)), scale);
      v128_t inside = wasm_v128_and(wasm_v128_and(wasm_f32x4_gt(sx, out_left), wasm_f32x4_lt(sx, out_right)),
                                    wasm_v128_and(wasm_f32x4_gt(sy, out_top), wasm_f32x4_lt(sy, out_bottom)));
      // In this order what is no number becomes the last column and row too.
      sx = wasm_f32x4_pmax(none, wasm_f32x4_pmin(most_x, sx));
      sy = wasm_f32x4_pmax(none, wasm_f32x4_pmin(most_y, sy));
      v128_t ix = wasm_f32x4_floor(sx), iy = wasm_f32x4_floor(sy);
      v128_t at = wasm_i32x4_add(wasm_i32x4_mul(WHOLE(iy), step), WHOLE(ix));
      const u8 *p0 = from + wasm_i32x4_extract_lane(at, 0), *p1 = from + wasm_i32x4_extract_lane(at, 1);
      const u8 *p2 = from + wasm_i32x4_extract_lane(at, 2), *p3 = from + wasm_i32x4_extract_lane(at, 3);
      v128_t top = wasm_v128_load16_lane(p0, zero, 0), low = wasm_v128_load16_lane(p0 + stride, zero, 0);
      top = wasm_v128_load16_lane(p1, top, 2), low = wasm_v128_load16_lane(p1 + stride, low, 2);
      top = wasm_v128_load16_lane(p2, top, 4), low = wasm_v128_load16_lane(p2 + stride, low, 4);
      top = wasm_v128_load16_lane(p3, top, 6), low = wasm_v128_load16_lane(p3 + stride, low, 6);
      v128_t right = wasm_f32x4_sub(sx, ix), down = wasm_f32x4_sub(sy, iy);
      v128_t value = mix(mix(LEFT(top), RIGHT(top), right), mix(LEFT(low), RIGHT(low), right), down);
      // Where it is outside, all bits: white.
      value = wasm_v128_or(WHOLE(wasm_f32x4_floor(wasm_f32x4_add(value, half))), wasm_v128_not(inside));
      value = wasm_v128_and(value, low_bits);
      value = wasm_u8x16_narrow_i16x8(wasm_i16x8_narrow_i32x4(value, value), value);
      wasm_v128_store32_lane(row + x, value, 0);
    }
  }
#undef WHOLE
#undef LEFT
#undef RIGHT
}

// ---- grey and small --------------------------------------------------------------------------------------------

// The brightness of `count` colours: 77 red, 150 green and 29 blue in 256.
EXPORT("to_grey")
void to_grey(const u8 *rgb, int count, u8 *to) {
  const v128_t red = wasm_u8x16_splat(77), green = wasm_u8x16_splat(150), blue = wasm_u8x16_splat(29);
  for (int i = 0; i < count; i += 16) {
    v128_t a = wasm_v128_load(rgb + 3 * i), b = wasm_v128_load(rgb + 3 * i + 16), c = wasm_v128_load(rgb + 3 * i + 32);
    // Every third byte of the three.
    v128_t r = wasm_i8x16_shuffle(a, b, 0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 0, 0, 0, 0, 0);
    v128_t g = wasm_i8x16_shuffle(a, b, 1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31, 0, 0, 0, 0, 0);
    v128_t u = wasm_i8x16_shuffle(a, b, 2, 5, 8, 11, 14, 17, 20, 23, 26, 29, 0, 0, 0, 0, 0, 0);
    r = wasm_i8x16_shuffle(r, c, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 17, 20, 23, 26, 29);
    g = wasm_i8x16_shuffle(g, c, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 18, 21, 24, 27, 30);
    u = wasm_i8x16_shuffle(u, c, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 16, 19, 22, 25, 28, 31);
    v128_t low =
        wasm_i16x8_add(wasm_i16x8_add(wasm_u16x8_extmul_low_u8x16(r, red), wasm_u16x8_extmul_low_u8x16(g, green)),
                       wasm_u16x8_extmul_low_u8x16(u, blue));
    v128_t high =
        wasm_i16x8_add(wasm_i16x8_add(wasm_u16x8_extmul_high_u8x16(r, red), wasm_u16x8_extmul_high_u8x16(g, green)),
                       wasm_u16x8_extmul_high_u8x16(u, blue));
    wasm_v128_store(to + i, wasm_u8x16_narrow_i16x8(wasm_u16x8_shr(low, 8), wasm_u16x8_shr(high, 8)));
  }
}

// A row of means over squares of `factor` pixels of `channels` bytes, from `factor` rows of `stride` bytes; of each
// square every `step`th row and column count. Means are cut off, or, where `round` is 1, rounded. `sums` has room for a
// row.
EXPORT("shrink_row")
void shrink_row(const u8 *rows, int stride, int columns, int factor, int step, int channels, int round, uint16_t *sums,
                u8 *to) {
  int used = columns * factor * channels;
  for (int x = 0; x < used; x += 16) {
    v128_t low = wasm_i16x8_splat(0), high = low;
    for (int y = 0; y < factor; y += step) {
      v128_t px = wasm_v128_load(rows + y * stride + x);
      low = wasm_i16x8_add(low, wasm_u16x8_extend_low_u8x16(px));
      high = wasm_i16x8_add(high, wasm_u16x8_extend_high_u8x16(px));
    }
    wasm_v128_store(sums + x, low);
    wasm_v128_store(sums + x + 8, high);
  }
  int side = (factor + step - 1) / step;
  uint32_t area = (uint32_t)(side * side), half = round ? area : 0;
  // Times this and cut off at 2^40 is divided by twice the area, for squares of less than 181 pixels.
  uint64_t inverse = ((1ull << 40) + 2 * area - 1) / (2 * area);
  for (int c = 0; c < columns; c++) {
    for (int channel = 0; channel < channels; channel++) {
      const uint16_t *at = sums + c * factor * channels + channel;
      uint32_t sum = 0;
      for (int k = 0; k < factor; k += step) sum += at[k * channels];
      *to++ = (u8)(((2 * sum + half) * inverse) >> 40);
    }
  }
}

// ---- edges -----------------------------------------------------------------------------------------------------

// Five rows weighed 1 4 6 4 1 down and across, pixels of three bytes; the first and the last pixel go on. The result is
// 256 times the mean. `down` has room for a row and four pixels more.
EXPORT("smooth_row")
void smooth_row(const u8 *a, const u8 *b, const u8 *c, const u8 *d, const u8 *e, int width, uint16_t *down,
                uint16_t *to) {
  int count = 3 * width;
#define ROW(part)                                                                                 \
  wasm_i16x8_add(wasm_i16x8_add(wasm_i16x8_add(PART(part, a), PART(part, e)),                     \
                                wasm_i16x8_shl(wasm_i16x8_add(PART(part, b), PART(part, d)), 2)), \
                 wasm_i16x8_mul(PART(part, c), wasm_i16x8_splat(6)))
#define PART(part, row) wasm_u16x8_extend_##part##_u8x16(wasm_v128_load(row + x))
  for (int x = 0; x < count; x += 16) {
    wasm_v128_store(down + 6 + x, ROW(low));
    wasm_v128_store(down + 14 + x, ROW(high));
  }
#undef PART
#undef ROW
  for (int k = 0; k < 6; k++) down[k] = down[6 + k % 3], down[6 + count + k] = down[3 + count + k % 3];
  for (int x = 0; x < count; x += 8) {
    v128_t ends = wasm_i16x8_add(wasm_v128_load(down + x), wasm_v128_load(down + x + 12));
    v128_t near = wasm_i16x8_add(wasm_v128_load(down + x + 3), wasm_v128_load(down + x + 9));
    v128_t here = wasm_i16x8_mul(wasm_v128_load(down + x + 6), wasm_i16x8_splat(6));
    wasm_v128_store(to + x, wasm_i16x8_add(wasm_i16x8_add(ends, wasm_i16x8_shl(near, 2)), here));
  }
}

// How much three smoothed rows change about each pixel of the middle one, in the channel that changes most; nothing is
// written of the first and the last pixel. `across` and `along` have room for a row of bytes as floats.
EXPORT("gradient_row")
void gradient_row(const uint16_t *above, const uint16_t *here, const uint16_t *below, int width, float *across,
                  float *along, float *gx, float *gy, float *strength) {
#define AT(row, k) wasm_u32x4_load16x4(row + i + k)
#define DOUBLE(v) wasm_i32x4_shl(v, 1)
  const v128_t scale = F(1.0f / 256);
  for (int i = 3; i < 3 * width - 3; i += 4) {
    v128_t nw = AT(above, -3), ne = AT(above, 3), sw = AT(below, -3), se = AT(below, 3);
    v128_t dx = wasm_i32x4_sub(wasm_i32x4_add(wasm_i32x4_add(ne, se), DOUBLE(AT(here, 3))),
                               wasm_i32x4_add(wasm_i32x4_add(nw, sw), DOUBLE(AT(here, -3))));
    v128_t dy = wasm_i32x4_sub(wasm_i32x4_add(wasm_i32x4_add(sw, se), DOUBLE(AT(below, 0))),
                               wasm_i32x4_add(wasm_i32x4_add(nw, ne), DOUBLE(AT(above, 0))));
    wasm_v128_store(across + i, wasm_f32x4_mul(wasm_f32x4_convert_i32x4(dx), scale));
    wasm_v128_store(along + i, wasm_f32x4_mul(wasm_f32x4_convert_i32x4(dy), scale));
  }
#undef AT
#undef DOUBLE
  for (int x = 1; x < width - 1; x++) {
    float most = 0, right = 0, down = 0;
    for (int i = 3 * x; i < 3 * x + 3; i++) {
      float power = across[i] * across[i] + along[i] * along[i];
      if (power > most) most = power, right = across[i], down = along[i];
    }
    gx[x] = right, gy[x] = down, strength[x] = __builtin_sqrtf(most);
  }
}

// ---- light and ink ---------------------------------------------------------------------------------------------

// What the pixels of a row are multiplied with: `paper` over the level of the paper there. Levels are those of the
// middles of blocks of `size` pixels in the rows of blocks over and under this one, of which the lower counts for
// `share`; before the first middle and after the last they stay as they are.
EXPORT("row_gains")
void row_gains(const float *above, const float *below, float share, int columns, int size, float paper, int width,
               float *gains) {
#define GAIN(column) (paper / (above[column] * (1 - share) + below[column] * share))
  int x = 0;
  float from = GAIN(0);
  for (int column = -1; column < columns && x < width; column++) {
    float to = column + 1 < columns ? GAIN(column + 1) : from;
    float start = (column + 0.5f) * size, slope = (to - from) / size;
    int end = (int)__builtin_ceilf(start + size);
    if (end > width) end = width;
    for (; x < end; x++) gains[x] = from + slope * (x + 0.5f - start);
    from = to;
  }
  for (; x < width; x++) gains[x] = from;
#undef GAIN
}

// Multiplies each pixel with the gain of its column; cuts at white. What numbers of this length miss a level by is made
// up for before the rest is cut off.
EXPORT("brighten")
void brighten(u8 *row, const float *gains, int width) {
  for (int x = 0; x < width; x += 16) {
    v128_t px = wasm_v128_load(row + x);
    v128_t lo = wasm_u16x8_extend_low_u8x16(px), hi = wasm_u16x8_extend_high_u8x16(px);
#define PART(half, which, k)                                                                                       \
  wasm_i32x4_trunc_sat_f32x4(                                                                                      \
      wasm_f32x4_add(F(0.0001f), wasm_f32x4_mul(wasm_f32x4_convert_i32x4(wasm_u32x4_extend_##which##_u16x8(half)), \
                                                wasm_v128_load(gains + x + k))))
    v128_t first = wasm_i16x8_narrow_i32x4(PART(lo, low, 0), PART(lo, high, 4));
    v128_t second = wasm_i16x8_narrow_i32x4(PART(hi, low, 8), PART(hi, high, 12));
#undef PART
    wasm_v128_store(row + x, wasm_u8x16_narrow_i16x8(first, second));
  }
}

// Adds the pixels of each group of four in a row, none counted for more than `most`, to the sums of the blocks.
EXPORT("add_blocks")
void add_blocks(const u8 *row, int width, int most, uint32_t *sums) {
  const v128_t limit = wasm_u8x16_splat((u8)most);
  int x = 0;
  for (; x + 16 <= width; x += 16) {
    v128_t pairs = wasm_u16x8_extadd_pairwise_u8x16(wasm_u8x16_min(wasm_v128_load(row + x), limit));
    v128_t fours = wasm_u32x4_extadd_pairwise_u16x8(pairs);
    wasm_v128_store(sums + x / 4, wasm_i32x4_add(wasm_v128_load(sums + x / 4), fours));
  }
  for (; x < width; x++) sums[x / 4] += row[x] < most ? row[x] : (u8)most;
}

// The mean of each block and those up to `reach` blocks around it, from sums of blocks of 4 x 4; those at the right and
// at the bottom may be smaller. `columns` sums a row of `line` are worked with.
EXPORT("block_means")
void block_means(const uint32_t *sums, int columns, int rows, int width, int height, int reach, uint32_t *line,
                 u8 *means) {
  for (int c = 0; c < columns; c++) line[c] = 0;
  for (int r = 0; r < reach && r < rows; r++)
    for (int c = 0; c < columns; c++) line[c] += sums[r * columns + c];
  for (int r = 0; r < rows; r++) {
    if (r + reach < rows)
      for (int c = 0; c < columns; c++) line[c] += sums[(r + reach) * columns + c];
    if (r - reach - 1 >= 0)
      for (int c = 0; c < columns; c++) line[c] -= sums[(r - reach - 1) * columns + c];
    int top = r - reach > 0 ? r - reach : 0, bottom = r + reach + 1 < rows ? r + reach + 1 : rows;
    int tall = (bottom * 4 < height ? bottom * 4 : height) - top * 4;
    uint32_t sum = 0;
    for (int c = 0; c < reach && c < columns; c++) sum += line[c];
    for (int c = 0; c < columns; c++) {
      if (c + reach < columns) sum += line[c + reach];
      if (c - reach - 1 >= 0) sum -= line[c - reach - 1];
      int left = c - reach > 0 ? c - reach : 0, right = c + reach + 1 < columns ? c + reach + 1 : columns;
      int wide = (right * 4 < width ? right * 4 : width) - left * 4;
      means[r * columns + c] = (u8)(sum / (uint32_t)(wide * tall));
    }
  }
}

// Four values of a block's, each for the four pixels of the block.
INLINE v128_t spread(const u8 *blocks) {
  v128_t four = wasm_v128_load32_zero(blocks);
  return wasm_i8x16_swizzle(four, wasm_i8x16_const(0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3));
}

// 255 less the difference of each pixel of a row from the ground of its block, towards black or, for `light`, white;
// 255 where the mean of its surroundings is `brightest` or more. `most` keeps the largest difference of each block.
EXPORT("ink_row")
void ink_row(const u8 *row, int width, const u8 *means, const u8 *grounds, int light, int brightest, u8 *most, u8 *to) {
  const v128_t limit = wasm_u8x16_splat((u8)(brightest > 255 ? 255 : brightest));
  const v128_t any = brightest > 255 ? wasm_i8x16_const_splat(-1) : wasm_i8x16_const_splat(0);
  for (int x = 0; x < width; x += 16) {
    v128_t px = wasm_v128_load(row + x), ground = spread(grounds + x / 4);
    v128_t ink = light ? wasm_u8x16_sub_sat(px, ground) : wasm_u8x16_sub_sat(ground, px);
    ink = wasm_v128_and(ink, wasm_v128_or(any, wasm_u8x16_lt(spread(means + x / 4), limit)));
    wasm_v128_store(to + x, wasm_v128_not(ink));
    if (x + 16 > width) {  // What lies past the end of the row is the next one's.
      static const u8 ramp[16] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
      ink = wasm_v128_and(ink, wasm_u8x16_lt(wasm_v128_load(ramp), wasm_u8x16_splat((u8)(width - x))));
    }
    v128_t two = wasm_u8x16_max(ink, wasm_u32x4_shr(ink, 16));
    v128_t one = wasm_u8x16_max(two, wasm_u32x4_shr(two, 8));
    one = wasm_i8x16_shuffle(one, one, 0, 4, 8, 12, 0, 4, 8, 12, 0, 4, 8, 12, 0, 4, 8, 12);
    v128_t kept = wasm_v128_load32_zero(most + x / 4);
    wasm_v128_store32_lane(most + x / 4, wasm_u8x16_max(kept, one), 0);
  }
}

// ---- specks and sharpness ------------------------------------------------------------------------------------------

// Bytes of a row of colours, in places that a multiple of three parts from `start`, that are darker by `darker` than
// those `side` before and after, and than those in the rows `down` above and below. Writes their offsets from `row`
// and returns how many there are.
EXPORT("dark_spots")
int dark_spots(const u8 *row, int start, int end, int side, int down, int darker, uint32_t *found) {
  const v128_t least = wasm_u8x16_splat((u8)darker);
  int count = 0;
  for (int x = start; x < end; x += 16) {
    const u8 *at = row + x;
    v128_t px = wasm_v128_load(at);
    v128_t floor = wasm_u8x16_min(wasm_u8x16_min(wasm_v128_load(at - side), wasm_v128_load(at + side)),
                                  wasm_u8x16_min(wasm_v128_load(at - down), wasm_v128_load(at + down)));
    uint32_t bits = wasm_i8x16_bitmask(wasm_u8x16_ge(wasm_u8x16_sub_sat(floor, px), least));
    for (; bits; bits &= bits - 1) {
      int k = x + __builtin_ctz(bits);
      if (k < end && (k - start) % 3 == 0) found[count++] = (uint32_t)k;
    }
  }
  return count;
}

// The sum of five rows, column by column.
INLINE void add_rows(const u8 *top, int stride, int width, uint16_t *sums) {
  for (int x = 0; x < width; x += 16) {
    v128_t lo = wasm_i16x8_const_splat(0), hi = lo;
    for (int k = 0; k < 5; k++) {
      v128_t px = wasm_v128_load(top + k * stride + x);
      lo = wasm_i16x8_add(lo, wasm_u16x8_extend_low_u8x16(px));
      hi = wasm_i16x8_add(hi, wasm_u16x8_extend_high_u8x16(px));
    }
    wasm_v128_store(sums + x, lo);
    wasm_v128_store(sums + x + 8, hi);
  }
}

// Counts how steep five rows in the mean are at each column: by twice their slope in whole levels.
EXPORT("count_slopes")
void count_slopes(const u8 *top, int stride, int width, uint16_t *sums, uint32_t *counts) {
  add_rows(top, stride, width, sums);
  for (int x = 2; x < width - 2; x++) {
    int slope = sums[x + 1] - sums[x - 1];
    counts[(slope < 0 ? -slope : slope) / 10]++;
  }
}

// Adds up the squares of the first and second differences of five rows in the sum, two columns to either side of every
// column at which they differ by `least` or more over two columns.
EXPORT("edge_energy")
void edge_energy(const u8 *top, int stride, int width, int least, uint16_t *sums, double *energy) {
  add_rows(top, stride, width, sums);
  double first = 0, second = 0;
  const v128_t up = wasm_i16x8_splat((short)(least - 1)), down = wasm_i16x8_splat((short)(1 - least));
  for (int x = 3; x < width - 3; x += 8) {
    v128_t slopes = wasm_i16x8_sub(wasm_v128_load(sums + x + 1), wasm_v128_load(sums + x - 1));
    uint32_t bits = wasm_i16x8_bitmask(wasm_v128_or(wasm_i16x8_gt(slopes, up), wasm_i16x8_lt(slopes, down)));
    for (; bits; bits &= bits - 1) {
      int middle = x + __builtin_ctz(bits);
      if (middle >= width - 3) break;
      int64_t a2 = 0, b2 = 0;
      for (int k = middle - 2; k <= middle + 2; k++) {
        int a = sums[k + 1] - sums[k - 1], b = sums[k + 1] - 2 * sums[k] + sums[k - 1];
        a2 += a * a, b2 += b * b;
      }
      first += (double)a2, second += (double)b2;
    }
  }
  energy[0] += first, energy[1] += second;
}

// ---- blur ------------------------------------------------------------------------------------------------------

// A raster weighed across and down with taps that are alike on both sides; what lies outside is as the edge is. `line`
// has room for a row and `reach` values more before and after, `across` for the raster; `to` may be `from`.
EXPORT("blur")
void blur(const float *from, int width, int height, const float *taps, int reach, float *line, float *across,
          float *to) {
  for (int y = 0; y < height; y++) {
    const float *row = from + y * width;
    for (int k = 0; k < reach; k++) line[k] = row[0], line[reach + width + k] = row[width - 1];
    __builtin_memcpy(line + reach, row, (unsigned long)width * 4);
    for (int x = 0; x < width; x += 4) {
      const float *at = line + reach + x;
      v128_t sum = wasm_f32x4_mul(F(taps[0]), wasm_v128_load(at));
      for (int k = 1; k <= reach; k++) {
        v128_t both = wasm_f32x4_add(wasm_v128_load(at - k), wasm_v128_load(at + k));
        sum = wasm_f32x4_add(sum, wasm_f32x4_mul(F(taps[k]), both));
      }
      wasm_v128_store(across + y * width + x, sum);
    }
  }
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x += 4) {
      v128_t sum = wasm_f32x4_mul(F(taps[0]), wasm_v128_load(across + y * width + x));
      for (int k = 1; k <= reach; k++) {
        int above = y - k > 0 ? y - k : 0, below = y + k < height - 1 ? y + k : height - 1;
        v128_t both =
            wasm_f32x4_add(wasm_v128_load(across + above * width + x), wasm_v128_load(across + below * width + x));
        sum = wasm_f32x4_add(sum, wasm_f32x4_mul(F(taps[k]), both));
      }
      wasm_v128_store(to + y * width + x, sum);
    }
  }
}

// ---- a round of Richardson and Lucy, led on as Biggs and Andrews do; `count` values, see deblur.ts
// ---------------------

// What is seen over what the guess would show.
EXPORT("divide")
void divide(const float *seen, float *shown, int count) {
  for (int i = 0; i < count; i += 4)
    wasm_v128_store(shown + i, wasm_f32x4_div(wasm_v128_load(seen + i), wasm_v128_load(shown + i)));
}

// The guess times the ratio is better; writes it to `ratio`, the step from the guess to `step`, and to `sums` how far
// this step goes along the last one, and the square of the last one's length.
EXPORT("improve")
void improve(const float *guess, float *ratio, const float *last, float *step, int count, double *sums) {
  v128_t along = wasm_f64x2_splat(0), length = wasm_f64x2_splat(0);
  int i = 0;
  for (; i + 4 <= count; i += 4) {
    v128_t old = wasm_v128_load(guess + i), before = wasm_v128_load(last + i);
    v128_t better = wasm_f32x4_mul(old, wasm_v128_load(ratio + i)), now = wasm_f32x4_sub(better, old);
    wasm_v128_store(ratio + i, better);
    wasm_v128_store(step + i, now);
    v128_t product = wasm_f32x4_mul(now, before), square = wasm_f32x4_mul(before, before);
    along = wasm_f64x2_add(
        along, wasm_f64x2_add(wasm_f64x2_promote_low_f32x4(product),
                              wasm_f64x2_promote_low_f32x4(wasm_i32x4_shuffle(product, product, 2, 3, 2, 3))));
    length = wasm_f64x2_add(
        length, wasm_f64x2_add(wasm_f64x2_promote_low_f32x4(square),
                               wasm_f64x2_promote_low_f32x4(wasm_i32x4_shuffle(square, square, 2, 3, 2, 3))));
  }
  sums[0] = wasm_f64x2_extract_lane(along, 0) + wasm_f64x2_extract_lane(along, 1);
  sums[1] = wasm_f64x2_extract_lane(length, 0) + wasm_f64x2_extract_lane(length, 1);
  // What lies past the end must not count.
  for (; i < count; i++) {
    ratio[i] *= guess[i];
    step[i] = ratio[i] - guess[i];
    sums[0] += step[i] * last[i], sums[1] += last[i] * last[i];
  }
}

// The next guess: as much beyond the better one as `lead` says, and nowhere less than `least`.
EXPORT("guess_ahead")
void guess_ahead(const float *better, const float *before, float lead, float least, float *guess, int count) {
  for (int i = 0; i < count; i += 4) {
    v128_t now = wasm_v128_load(better + i);
    v128_t next = wasm_f32x4_add(now, wasm_f32x4_mul(F(lead), wasm_f32x4_sub(now, wasm_v128_load(before + i))));
    wasm_v128_store(guess + i, wasm_f32x4_pmax(F(least), next));
  }
}
