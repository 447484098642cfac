"""Trains a bundled line network further (see README.md beside this file).

    python train.py --model eng.traineddata --lines FOLDER… --check FILE… --out eng-trained.traineddata [--minutes 45]

Needs PyTorch alone. The network keeps its shape and its alphabet; its whole-number weights are taken as they are, made
real, trained by CTC, and made whole numbers again, so that the file differs from the one it began with in nothing
else. Lines are those that draw-lines.ts writes; a file of them is taken in as soon as it is there.
"""

import argparse
import glob
import os
import random
import struct
import time

import torch
from torch import nn
from torch.optim.swa_utils import AveragedModel

GATES = 4
# The weights that are kept are a mean over the last steps: single steps leap about.
STEP_SHARE = 0.003


class Part:
    """One matrix of weights in the file: where its bytes lie, its values, a scale a row."""

    def __init__(self, data, at):
        self.values_at = at + 10
        self.rows, self.columns = struct.unpack_from("<ii", data, at + 1)
        count = self.rows * self.columns
        values = torch.frombuffer(bytearray(data[self.values_at : self.values_at + count]), dtype=torch.int8)
        self.scales_at = self.values_at + count + 4
        (many,) = struct.unpack_from("<i", data, self.values_at + count)
        scales = torch.tensor(struct.unpack_from(f"<{many}d", data, self.scales_at), dtype=torch.float64)
        self.end = self.scales_at + 8 * many
        # Tesseract keeps as many scales as there are rows, filled up to a multiple.
        self.weights = (values.view(self.rows, self.columns).double() * scales[: self.rows, None]).float()

    def write(self, data, weights):
        """Puts weights of the same shape into the file's bytes, as whole numbers with a scale a row."""
        weights = weights.double()
        scales = (weights.abs().amax(dim=1) / 127).clamp(min=1e-9)
        values = (weights / scales[:, None]).round().clamp(-127, 127).to(torch.int8)
        flat = values.flatten().tolist()
        struct.pack_into(f"<{len(flat)}b", data, self.values_at, *flat)
        struct.pack_into(f"<{len(scales)}d", data, self.scales_at, *scales.tolist())


def parts_of(data, start, end):
    """The matrices of a network, in their order: each begins with its mode, its rows and its columns."""
    parts, at = [], start
    while at < end - 10:
        rows, columns = struct.unpack_from("<ii", data, at + 1)
        mode = data[at]
        if mode in (129, 133) and 0 < rows <= 1024 and 0 < columns <= 2048:
            after = at + 10 + rows * columns
            if after + 4 < end and struct.unpack_from("<i", data, after)[0] >= rows and struct.unpack_from("<i", data, after)[0] < rows + 64:
                parts.append(Part(data, at))
                at = parts[-1].end
                continue
        at += 1
    return parts


def height_of(data, start):
    at = data.index(b"Input", start) + len(b"Input") + 2 + 4 + 12
    (length,) = struct.unpack_from("<i", data, at)
    return struct.unpack_from("<i", data, at + 4 + length + 4)[0]


def blank_of(data, at):
    """The output that means no character comes behind the network's specification and three counters."""
    at = data.index(b"[1,", at)
    (length,) = struct.unpack_from("<i", data, at - 4)
    return struct.unpack_from("<i", data, at + length + 12)[0]


def lstm_of(parts):
    """Gates of the file: cell input, input, forget, output; PyTorch's order: input, forget, cell, output."""
    cell, into, forget, out = (part.weights for part in parts)
    units = cell.shape[0]
    inputs = cell.shape[1] - 1 - units
    lstm = nn.LSTM(inputs, units, batch_first=True)
    ordered = torch.cat([into, forget, cell, out])
    with torch.no_grad():
        lstm.weight_ih_l0.copy_(ordered[:, :inputs])
        lstm.weight_hh_l0.copy_(ordered[:, inputs:-1])
        lstm.bias_ih_l0.copy_(ordered[:, -1])
        lstm.bias_hh_l0.zero_()
    lstm.bias_hh_l0.requires_grad_(False)
    return lstm


def gates_of(lstm):
    weights = torch.cat([lstm.weight_ih_l0, lstm.weight_hh_l0, lstm.bias_ih_l0[:, None]], dim=1).detach()
    into, forget, cell, out = weights.chunk(GATES)
    return [cell, into, forget, out]


class Network(nn.Module):
    def __init__(self, parts, height):
        super().__init__()
        self.height = height
        self.convolution = nn.Conv2d(1, 16, 3)
        with torch.no_grad():
            taps = parts[0].weights
            # Taps lie column by column: x outermost. Here the image is (height, width).
            self.convolution.weight.copy_(taps[:, :9].view(16, 3, 3).transpose(1, 2).unsqueeze(1))
            self.convolution.bias.copy_(taps[:, 9])
        self.column = lstm_of(parts[1:5])
        self.forward_rows = lstm_of(parts[5:9])
        self.backward_rows = lstm_of(parts[9:13])
        self.last = lstm_of(parts[13:17])
        self.output = nn.Linear(parts[17].columns - 1, parts[17].rows)
        with torch.no_grad():
            self.output.weight.copy_(parts[17].weights[:, :-1])
            self.output.bias.copy_(parts[17].weights[:, -1])

    def matrices(self):
        """Weights in the order of the file."""
        taps = self.convolution.weight.detach().squeeze(1).transpose(1, 2).reshape(16, 9)
        dense = [torch.cat([taps, self.convolution.bias.detach()[:, None]], dim=1)]
        for lstm in (self.column, self.forward_rows, self.backward_rows, self.last):
            dense += gates_of(lstm)
        dense.append(torch.cat([self.output.weight.detach(), self.output.bias.detach()[:, None]], dim=1))
        return dense

    def forward(self, images, columns):
        """images: lines, height, three pixels a column; columns: how many of each are its own."""
        lines, height, width = images.shape
        # The networks were trained with noise around the image.
        framed = torch.rand(lines, 1, height + 2, width + 2) * 2 - 1
        framed[:, 0, 1:-1, 1:-1] = images
        x = torch.tanh(nn.functional.max_pool2d(self.convolution(framed), 3))
        _, channels, rows, most = x.shape
        x = x.permute(0, 3, 2, 1).reshape(lines * most, rows, channels)
        x = self.column(x)[1][0][0].view(lines, most, -1)
        x = self.forward_rows(x)[0]
        back = reversed_rows(x, columns)
        x = reversed_rows(self.backward_rows(back)[0], columns)
        x = self.last(x)[0]
        return self.output(x).log_softmax(-1)


def reversed_rows(x, columns):
    """Each line from its own end; what lies behind it stays behind."""
    most = x.shape[1]
    at = torch.arange(most)[None, :].expand(x.shape[0], most)
    order = torch.where(at < columns[:, None], columns[:, None] - 1 - at, at)
    return x.gather(1, order[:, :, None].expand_as(x))


def alphabet_of(characters, recoder):
    """Label of each character. Entries 1 and 2 are marks and no text, as for the engine."""
    texts = [line.split(" ")[0] for line in characters.decode("utf8").split("\n")[1:]]
    (count,) = struct.unpack_from("<i", recoder, 0)
    labels, at = {}, 4
    for index in range(count):
        _, _, code = struct.unpack_from("<Bii", recoder, at)
        at += 9
        if index not in (1, 2):
            labels[" " if index == 0 else texts[index]] = code
    return labels


def read_lines(path, height, labels):
    with open(path, "rb") as file:
        data = file.read()
    lines, at = [], 0
    longest = max(map(len, labels))
    while at + 4 <= len(data):
        columns, length = struct.unpack_from("<HH", data, at)
        text = data[at + 4 : at + 4 + length].decode("utf8")
        at += 4 + length
        size = 3 * columns * height
        target = encoded(text, labels, longest)
        if target is not None:
            lines.append((columns, bytes(data[at : at + size]), target))
        at += size
    return lines


def encoded(text, labels, longest):
    """Longest pieces first: some entries of an alphabet are several characters. None where one is missing."""
    target, at = [], 0
    while at < len(text):
        for size in range(min(longest, len(text) - at), 0, -1):
            if text[at : at + size] in labels:
                target.append(labels[text[at : at + size]])
                at += size
                break
        else:
            return None
    return target


def batch_of(lines, height):
    columns = torch.tensor([line[0] for line in lines])
    most = int(columns.max())
    images = torch.zeros(len(lines), height, 3 * most)
    for i, (count, pixels, _) in enumerate(lines):
        image = torch.frombuffer(bytearray(pixels), dtype=torch.int8).view(3 * count, height)
        images[i, :, : 3 * count] = image.t().float() / 127
    return images, columns, [line[2] for line in lines]


def batches(lines, columns_a_batch, shuffle):
    """Lines of like length together."""
    order = sorted(lines, key=lambda line: line[0] * (1 + 0.1 * random.random()) if shuffle else line[0])
    groups, group = [], []
    for line in order:
        group.append(line)
        if line[0] * len(group) >= columns_a_batch:
            groups.append(group)
            group = []
    if group:
        groups.append(group)
    if shuffle:
        random.shuffle(groups)
    return groups


def faults(a, b):
    """Edits between two lists of labels."""
    before = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        row = [i]
        for j, y in enumerate(b, 1):
            row.append(min(before[j] + 1, row[-1] + 1, before[j - 1] + (x != y)))
        before = row
    return before[-1]


def check(network, lines, blank):
    """Share of characters that are wrong, by the likeliest label of each column."""
    network.eval()
    wrong = total = 0
    with torch.no_grad():
        for group in batches(lines, 6000, False):
            images, columns, targets = batch_of(group, network.height)
            best = network(images, columns).argmax(-1)
            for i, target in enumerate(targets):
                labels = torch.unique_consecutive(best[i, : columns[i]]).tolist()
                wrong += faults([label for label in labels if label != blank], target)
                total += len(target)
    network.train()
    return wrong / total


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--model", required=True)
    options.add_argument("--lines", required=True, nargs="+", help="folders, of which each has the same share")
    options.add_argument("--check", required=True, nargs="+", help="files")
    options.add_argument("--out", required=True)
    options.add_argument("--minutes", type=float, default=45)
    options.add_argument("--rate", type=float, default=6e-4)
    given = options.parse_args()

    with open(given.model, "rb") as file:
        data = bytearray(file.read())
    (count,) = struct.unpack_from("<i", data, 0)
    offsets = struct.unpack_from(f"<{count}q", data, 4)
    span = lambda i: (offsets[i], min([len(data)] + [o for o in offsets if o > offsets[i]]))
    start, end = span(17)
    parts = parts_of(data, start, end)
    assert len(parts) == 18, f"{len(parts)} matrices"
    labels = alphabet_of(bytes(data[slice(*span(21))]), bytes(data[slice(*span(22))]))
    height, blank = height_of(data, start), blank_of(data, parts[-1].end)
    network = Network(parts, height)
    # Every second line tells as much, in half of the time.
    held = {path: read_lines(path, height, labels)[::2] for path in given.check}

    def wrong(network):
        return ", ".join(f"{os.path.basename(path)} {check(network, lines, blank):.4f}" for path, lines in held.items())

    print(f"blank {blank}; of characters wrong before: {wrong(network)}", flush=True)

    averaged = AveragedModel(network, avg_fn=lambda mean, now, _: mean + STEP_SHARE * (now - mean))
    trained = [p for p in network.parameters() if p.requires_grad]
    optimiser = torch.optim.AdamW(trained, lr=given.rate, weight_decay=0)
    loss_of = nn.CTCLoss(blank=blank, zero_infinity=True)
    begun, step, seen, total, told = time.time(), 0, 0, 0.0, time.time()
    lines, known = {folder: [] for folder in given.lines}, set()
    while True:
        for folder in given.lines:
            for path in sorted(glob.glob(os.path.join(folder, "*.bin"))):
                if path not in known:
                    known.add(path)
                    lines[folder] += read_lines(path, height, labels)
        # Each folder has the same share, however many lines it has yet.
        pick = [line for of in lines.values() for line in random.sample(of, min(len(of), 4000 // len(lines)))]
        for group in batches(pick, 3600, True):
            share = (time.time() - begun) / 60 / given.minutes
            if share >= 1:
                break
            for row in optimiser.param_groups:
                row["lr"] = given.rate * min(1, (step + 1) / 100) * (1 - share) ** 0.7
            images, columns, targets = batch_of(group, height)
            said = network(images, columns).transpose(0, 1)
            loss = loss_of(
                said,
                torch.tensor([label for target in targets for label in target]),
                columns,
                torch.tensor([len(target) for target in targets]),
            )
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(trained, 2.0)
            optimiser.step()
            averaged.update_parameters(network)
            step += 1
            seen += len(group)
            total = 0.98 * total + 0.02 * loss.item() if step > 1 else loss.item()
        over = (time.time() - begun) / 60 >= given.minutes
        if over or time.time() - told > 180:
            told = time.time()
            print(f"{(told - begun) / 60:.1f} min, {step} steps, {seen} lines of {sum(map(len, lines.values()))}, loss {total:.4f}, wrong {wrong(averaged.module)}", flush=True)
            written = bytearray(data)
            for part, weights in zip(parts, averaged.module.matrices()):
                part.write(written, weights)
            with open(given.out, "wb") as file:
                file.write(written)
        if over:
            return


main()
