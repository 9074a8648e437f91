"""
Rebuilds the graph of indic-xlit.int8.onnx from its own weights, so that it computes the same results with fewer operations:

    python data/train/xlit_graph.py before.onnx after.onnx

- Tokens of all sequences are packed into one list without padding; only attention gathers them into padded rows.
- After the last attention only letter tokens are processed further, and only logits of the letter inventory are computed. The log-sum-exp
  of a full softmax is omitted: it is constant within a frame, so the ranking does not change.
- The inputs of the first attention depend only on the letter, so its queries, keys and values are computed once per distinct letter.
- Layer normalisation uses InstanceNormalization, which is seven times as fast as LayerNormalization on ARM. Gain and bias are folded into
  the following weights when the model is loaded, as is the attention scale, so the file contains the trained weights unchanged.
"""

import sys

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

LAYERS, SIZE, HEADS, HEAD_SIZE, REACH, FRAMES = 8, 256, 4, 64, 20, 3
# Self-conditioning: after this layer the intermediate prediction is fed back.
HINT_AFTER = 3
EPSILON = 1e-5
MASKED = -10000.0
OPSET, IR_VERSION = 17, 8


class Graph:
    def __init__(self, trained):
        self.weights = {tensor.name: tensor for tensor in trained}
        self.initializers = {}
        self.nodes = []
        self.plain = {}

    def add(self, kind, *inputs, outputs=1, **attributes):
        names = [f"{len(self.nodes)}.{at}" for at in range(outputs)]
        self.nodes.append(helper.make_node(kind, list(inputs), names, **attributes))
        return names[0] if outputs == 1 else names

    def trained(self, name):
        self.initializers[name] = self.weights[name]
        return name

    def constant(self, value, kind=np.int64):
        array = np.array(value, kind)
        name = f"constant.{array.dtype}.{array.tolist()}"
        self.initializers[name] = numpy_helper.from_array(array, name)
        return name

    def matrix(self, name):
        whole = self.add("Cast", self.trained(f"w.{name}.weight.int8"), to=TensorProto.FLOAT)
        return self.add("Mul", whole, self.trained(f"w.{name}.weight.scale"))

    def folded(self, name, norm=None, scale=None):
        """Weights and bias, folded with the gain and bias of the preceding normalisation and a scale of the output columns."""
        matrix, bias = self.matrix(name), self.trained(f"network.{name}.bias")
        if norm:
            bias = self.add("Add", bias, self.add("MatMul", self.trained(f"network.{norm}.bias"), matrix))
            gain = self.add("Unsqueeze", self.trained(f"network.{norm}.weight"), self.constant([1]))
            matrix = self.add("Mul", matrix, gain)
        if scale is not None:
            matrix, bias = self.add("Mul", matrix, scale), self.add("Mul", bias, scale)
        return matrix, bias

    def linear(self, values, name, norm=None):
        return self.add("Gemm", values, *self.folded(name, norm))

    def shaped(self, values, *shape):
        return self.add("Reshape", values, self.constant(list(shape)))

    def normalised(self, values, listed):
        """Normalises each token separately: tokens take the place of the channels of InstanceNormalization."""
        if listed not in self.plain:
            count = self.add("Shape", listed)
            self.plain[listed] = [self.add("Expand", self.constant(one, np.float32), count) for one in (1, 0)]
        channels = self.add("Unsqueeze", values, self.constant([0]))
        return self.add("Squeeze", self.add("InstanceNormalization", channels, *self.plain[listed], epsilon=EPSILON), self.constant([0]))

    def frames(self, values, listed):
        spread = self.linear(self.normalised(values, listed), "spread", norm="norm")
        return self.add("Relu", self.shaped(spread, -1, SIZE))


def distances(graph):
    """Relative position bias of attention, for all layers."""
    count = graph.add("Squeeze", graph.add("Shape", "rows", start=1))
    places = graph.add("Range", graph.constant(0), count, graph.constant(1))
    down, across = (graph.add("Unsqueeze", places, graph.constant([axis])) for axis in (0, 1))
    apart = graph.add("Clip", graph.add("Sub", down, across), graph.constant(-REACH), graph.constant(REACH))
    return graph.add("Gather", graph.trained("network.distance"), graph.add("Add", apart, graph.constant(REACH)), axis=2)


def attention(graph, normal, layer, distance, padding, rows, places):
    """
    The scale is a power of two, so applying it before or after the product gives the same result. Queries, keys and values are three
    separate products, so their outputs need no split.
    """
    scale = np.ones(3 * SIZE, np.float32)
    scale[:SIZE] = HEAD_SIZE**-0.5
    graph.initializers["scale"] = numpy_helper.from_array(scale, "scale")
    own = f"layers.{layer}"
    matrix, bias = graph.folded(f"{own}.qkv", norm=f"{own}.before_attention", scale="scale")
    thirds = zip(graph.add("Split", matrix, outputs=3, axis=1), graph.add("Split", bias, outputs=3, axis=0))
    listed = (graph.shaped(graph.add("Gemm", normal, *third), -1, HEADS, HEAD_SIZE) for third in thirds)
    queries, keys, contents = (graph.add("Gather", each, rows) for each in listed)
    queries, contents = (graph.add("Transpose", each, perm=[0, 2, 1, 3]) for each in (queries, contents))
    scores = graph.add("MatMul", queries, graph.add("Transpose", keys, perm=[0, 2, 3, 1]))
    near = graph.add("Add", graph.add("Gather", distance, graph.constant(layer), axis=0), padding)
    shares = graph.add("Softmax", graph.add("Add", scores, near), axis=-1)
    seen = graph.add("Transpose", graph.add("MatMul", shares, contents), perm=[0, 2, 1, 3])
    return graph.linear(graph.add("Gather", graph.shaped(seen, -1, SIZE), places), f"{own}.out")


def network(graph):
    distance = distances(graph)
    is_padding = graph.add("Cast", graph.add("Less", "rows", graph.constant(0)), to=TensorProto.FLOAT)
    padding = graph.add("Unsqueeze", graph.add("Mul", is_padding, graph.constant(MASKED, np.float32)), graph.constant([1, 2]))
    letters, _, which, _ = graph.add("Unique", graph.shaped("tokens", -1), outputs=4)
    values = graph.add("Gather", graph.trained("network.letter.weight"), letters)
    for tag in ("language", "mode"):
        values = graph.add("Add", values, graph.add("Gather", graph.trained(f"network.{tag}.weight"), tag))
    normal, rows = graph.normalised(values, letters), graph.add("Gather", which, "rows")
    values = graph.add("Gather", values, which)
    columns, places = "places", "places"
    for layer in range(LAYERS):
        if layer > 0:
            normal, rows = graph.normalised(values, columns), "rows"
        if layer == LAYERS - 1:
            columns, places, values = "letters", graph.add("Gather", places, "letters"), graph.add("Gather", values, "letters")
        values = graph.add("Add", values, attention(graph, normal, layer, distance, padding, rows, places))
        own = f"layers.{layer}"
        inner = graph.add("Relu", graph.linear(graph.normalised(values, columns), f"{own}.inner", norm=f"{own}.before_inner"))
        values = graph.add("Add", values, graph.linear(inner, f"{own}.outer"))
        if layer == HINT_AFTER:
            answer = graph.add("Softmax", graph.linear(graph.frames(values, columns), "head"), axis=-1)
            hint = graph.linear(graph.shaped(answer, -1, FRAMES * graph.weights["network.head.bias"].dims[0]), "hint")
            values = graph.add("Add", values, hint)
    matrix = graph.add("Gather", graph.matrix("head"), "inventory", axis=1)
    bias = graph.add("Gather", graph.trained("network.head.bias"), "inventory")
    answer = graph.add("Gemm", graph.frames(values, columns), matrix, bias)
    graph.nodes.append(helper.make_node("Unsqueeze", [answer, graph.constant([0])], ["frames"]))


def rebuild(model):
    graph = Graph(model.graph.initializer)
    network(graph)
    shapes = {"tokens": [1, "columns"], "rows": ["rows", "longest"], "places": ["columns"], "letters": ["letters"]}
    shapes |= {"inventory": ["inventory"], "language": [1], "mode": [1]}
    inputs = [helper.make_tensor_value_info(name, TensorProto.INT64, shape) for name, shape in shapes.items()]
    output = helper.make_tensor_value_info("frames", TensorProto.FLOAT, [1, "frames", "inventory"])
    built = helper.make_graph(graph.nodes, "indic-xlit", inputs, [output], list(graph.initializers.values()))
    return helper.make_model(built, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=IR_VERSION)


if __name__ == "__main__":
    result = rebuild(onnx.load(sys.argv[1]))
    onnx.checker.check_model(result, full_check=True)
    onnx.save(result, sys.argv[2])
