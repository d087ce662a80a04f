"""Numbers of actions, as callers hand them over: whole numbers, or an error that says so."""

from __future__ import annotations

import operator
from typing import Any

import numpy as np
import numpy.typing as npt

from ._boomtown import BoomtownError


def action_number(action: Any) -> int:
    """The number of one action: a whole number of Python, NumPy, PyTorch or others.

    >>> action_number(np.int32(7))
    7
    >>> action_number(1.7)
    Traceback (most recent call last):
    boomtown.BoomtownError: an action is a whole number, not 1.7
    """
    if not isinstance(action, (bool, np.bool_)):
        try:
            return operator.index(action)
        except TypeError:
            pass
    raise BoomtownError(f"an action is a whole number, not {action!r}")


def action_numbers(actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
    """The numbers of several actions. Nothing is rounded: fractions, truth values and numbers that do not fit are errors.

    >>> action_numbers([3, 1])
    array([3, 1])
    """
    try:
        numbers = np.asarray(actions)
    except (ValueError, OverflowError) as error:
        raise BoomtownError(f"actions are a row of whole numbers: {error}") from None
    if numbers.dtype.kind not in "iu":
        raise BoomtownError(f"actions are whole numbers, not {numbers.dtype}: convert them first, for example with .astype('int64')")
    if numbers.dtype.kind == "u" and numbers.size and numbers.max() > np.iinfo(np.int64).max:
        raise BoomtownError("there are no actions with such large numbers")
    return np.ascontiguousarray(numbers, dtype=np.int64)
